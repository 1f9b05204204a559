import { Search, X } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../art/Icon";
import { IconButton } from "../actions/IconButton";
import css from "./SearchField.module.css";

export interface SearchFieldProps {
  /** Shown as the placeholder, and read as the name. */
  label: string;
  clearLabel: string;
  maxLength?: number;
  disabled?: boolean;
  /** Id of what is said below it. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({
  label,
  clearLabel,
  maxLength,
  disabled = false,
  describedBy,
  isWrong = false,
  value,
  onChange,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className={css["SearchField"]} role="search">
      <Icon glyph={Search} size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        placeholder={label}
        maxLength={maxLength}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && !disabled && <IconButton glyph={X} size={20} label={clearLabel} onClick={clear} />}
    </div>
  );
}
