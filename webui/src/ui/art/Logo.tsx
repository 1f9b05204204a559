import css from "./Logo.module.css";

const CIRCLE = { cx: 16, cy: 16, r: 12.5 };

/** The ring of the product, with its name beside it when there is room. */
export function Logo({ name }: { name?: string }) {
  return (
    <span className={css["Logo"]}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={css["Logo-track"]} {...CIRCLE} />
        <circle
          className={css["Logo-arc"]}
          {...CIRCLE}
          pathLength="100"
          strokeDasharray="68 100"
          transform="rotate(-90 16 16)"
        />
        <circle className={css["Logo-dot"]} cx="16" cy="16" r="4.5" />
      </svg>
      {name}
    </span>
  );
}
