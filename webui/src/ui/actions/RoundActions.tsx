import type { ReactNode } from "react";
import { Icon, type Glyph } from "../art/Icon";
import css from "./RoundActions.module.css";

/** Actions on the thing of the page, side by side. Children are `RoundAction`. */
export function RoundActions({ children }: { children: ReactNode }) {
  return <div className={css["RoundActions"]}>{children}</div>;
}

export interface RoundActionProps {
  glyph: Glyph;
  text: string;
  onPress: () => void;
}

/** A round button with its word below. */
export function RoundAction({ glyph, text, onPress }: RoundActionProps) {
  return (
    <button type="button" className={css["RoundAction"]} onClick={onPress}>
      <span className={css["RoundAction-circle"]}>
        <Icon glyph={glyph} />
      </span>
      <span>{text}</span>
    </button>
  );
}
