import type { ComponentProps } from "react";
import { Field, FieldBox, type FieldProps, type FieldTexts } from "./Field";
import css from "./Field.module.css";

export interface TextAreaProps
  extends
    FieldTexts,
    Pick<FieldProps, "isLabelHidden">,
    Omit<ComponentProps<"textarea">, "id" | "className"> {}

/** Several lines of text: three rows are shown, the rest scrolls. */
export function TextArea({ label, isLabelHidden, help, error, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, help, error }}>
      {(wiring) => (
        <FieldBox invalid={error !== undefined}>
          <textarea {...area} {...wiring} className={css["Field-input"]} />
        </FieldBox>
      )}
    </Field>
  );
}
