import type { ReactNode } from "react";
import { Chip } from "@/ui/actions/Chip";
import { Icon, type Glyph } from "@/ui/art/Icon";
import css from "./MetaButton.module.css";

/** A chip among others that are pressed once they are set, or a button of its own. */
export type MetaShape = "chip" | "button";

export interface MetaButtonProps {
  shape?: MetaShape | undefined;
  glyph: Glyph;
  text: string;
  /** The text only says what could be there: "Add a note". */
  placeholder?: boolean;
  /** It was chosen: a chip says so by its tint. */
  isSet?: boolean;
  /** When the text alone does not say what a press does: "Date: today. Change". */
  label?: string;
  disabled?: boolean;
  onPress: () => void;
}

/** A detail of what is being entered: its date, its note. */
export function MetaButton(props: MetaButtonProps) {
  const {
    shape = "button",
    glyph,
    text,
    placeholder = false,
    isSet = false,
    label,
    disabled,
    onPress,
  } = props;
  if (shape === "chip") {
    return (
      <Chip text={text} icon={{ glyph }} pressed={isSet || undefined} aria-label={label} onClick={onPress} />
    );
  }
  return (
    <button
      type="button"
      className={css["MetaButton"]}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon glyph={glyph} size={20} />
      <span className={css["MetaButton-text"]} data-placeholder={placeholder || undefined}>
        {text}
      </span>
    </button>
  );
}

export interface MetaRowProps {
  /** All take the same part of the line. */
  even?: boolean;
  children: ReactNode;
}

/** A short detail, and one that takes the rest of the line. */
export function MetaRow({ even = false, children }: MetaRowProps) {
  return (
    <div className={css["MetaRow"]} data-even={even || undefined}>
      {children}
    </div>
  );
}
