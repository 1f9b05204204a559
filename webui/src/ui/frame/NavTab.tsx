import { Plus } from "lucide-react";
import { Link } from "../actions/Link";
import { Icon, type Glyph } from "../art/Icon";
import css from "./NavTab.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface NavTabProps {
  to: string;
  text: string;
  glyph: Glyph;
  /** The page shown belongs to this tab. */
  current: boolean;
  /** Why the tab has a dot: ", needs your attention: e-mail not verified". */
  attention?: string | undefined;
}

/** A tab of the bottom bar or the rail. Tapping the open one scrolls to the top. */
export function NavTab({ to, text, glyph, current, attention }: NavTabProps) {
  return (
    <Link
      to={to}
      className={css["NavTab"]}
      aria-current={current ? "page" : undefined}
      onClick={current ? toTop : undefined}
    >
      <span className={css["NavTab-icon"]}>
        <Icon glyph={glyph} />
        {attention && <span className={css["NavTab-dot"]} />}
      </span>
      <span className={css["NavTab-text"]}>{text}</span>
      {attention && <VisuallyHidden>{attention}</VisuallyHidden>}
    </Link>
  );
}

function toTop(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
}

export interface NavAddProps {
  label: string;
  onPress: () => void;
}

/** The + of the bottom bar and the rail: the sixth place of the one, the first of the other. It covers nothing. */
export function NavAdd({ label, onPress }: NavAddProps) {
  return (
    <button type="button" className={css["NavAdd"]} aria-label={label} onClick={onPress}>
      <Icon glyph={Plus} size={28} />
    </button>
  );
}
