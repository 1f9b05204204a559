import type { ComponentProps } from "react";
import { Field, FieldBox, type FieldTexts } from "./Field";
import css from "./Field.module.css";

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "id" | "className"> {}

/** Several lines of text: three rows are shown, the rest scrolls. */
export function TextArea({ label, help, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <FieldBox invalid={error !== undefined}>
          <textarea {...area} {...wiring} className={css["Field-input"]} />
        </FieldBox>
      )}
    </Field>
  );
}
