import type { ReactNode } from "react";
import { Icon, type Glyph } from "@/ui/art/Icon";
import css from "./MetaButton.module.css";

export interface MetaButtonProps {
  glyph: Glyph;
  text: string;
  /** The text only says what could be there: "Add a note". */
  placeholder?: boolean;
  /** When the text alone does not say what a press does: "Date: today. Change". */
  label?: string;
  disabled?: boolean;
  onPress: () => void;
}

/** A detail of what is being entered: its date, its note. */
export function MetaButton({ glyph, text, placeholder = false, label, disabled, onPress }: MetaButtonProps) {
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

/** A short detail, one that takes the rest of the line, and perhaps another short one. */
export function MetaRow({ even = false, children }: MetaRowProps) {
  return (
    <div className={css["MetaRow"]} data-even={even || undefined}>
      {children}
    </div>
  );
}
