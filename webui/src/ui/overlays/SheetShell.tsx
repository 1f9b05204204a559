import css from "./SheetShell.module.css";

export interface SheetShellProps {
  /** Name of the content, or that it is loading. */
  label: string;
  onClose: () => void;
}

/** Stands where a sheet will, until its code is here: the tap is seen to count, and nothing below can be reached. */
export function SheetShell({ label, onClose }: SheetShellProps) {
  return (
    <div className={css["Scrim"]} onClick={onClose}>
      <div className={css["Shell"]} role="status" aria-label={label} aria-busy="true">
        <span className={css["Shell-handle"]} />
        <span className={css["Shell-line"]} />
        <span className={css["Shell-block"]} />
      </div>
    </div>
  );
}
