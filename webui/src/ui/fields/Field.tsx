import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import css from "./Field.module.css";
import { Icon } from "../art/Icon";
import { VisuallyHidden } from "../frame/VisuallyHidden";

/** Props of every field, beside those of its input. */
export interface FieldTexts {
  label: string;
  help?: string | undefined;
  /** Already translated; given only once the field was touched. */
  error?: string | undefined;
}

/** Ids that tie an input to its label, its help and its error. */
export interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** True where a heading right above says the same. */
  isLabelHidden?: boolean | undefined;
  /** The input, given its wiring. */
  children: (wiring: Wiring) => ReactNode;
}

/** Label above, input, help or error below. The frame of every kind of field. */
export function Field({ label, isLabelHidden = false, help, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const noted = error !== undefined || help !== undefined;
  return (
    <div className={css["Field"]}>
      <label className={css["Field-label"]} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        "aria-describedby": noted ? noteId : undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      <Note id={noteId} help={help} error={error} />
    </div>
  );
}

function Note({ id, help, error }: { id: string } & Omit<FieldTexts, "label">) {
  if (error !== undefined) {
    return (
      <p className={css["Field-error"]} id={id}>
        <Icon glyph={CircleAlert} size={16} />
        {error}
      </p>
    );
  }
  return help === undefined ? null : (
    <p className={css["Field-help"]} id={id}>
      {help}
    </p>
  );
}

/** The 52 px box an input stands in. */
export function FieldBox({ invalid, children }: { invalid: boolean; children: ReactNode }) {
  return (
    <div className={css["Field-box"]} data-invalid={invalid || undefined}>
      {children}
    </div>
  );
}
