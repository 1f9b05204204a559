import type { ComponentProps, ReactNode } from "react";
import { Field, FieldBox, type FieldTexts } from "./Field";
import css from "./Field.module.css";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "id" | "className"> {
  /** A button at the end of the box. */
  end?: ReactNode;
}

/** One line of text. Takes what `register` of a form gives. */
export function TextField({ label, help, error, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <FieldBox invalid={error !== undefined}>
          <input type="text" {...input} {...wiring} className={css["Field-input"]} />
          {end}
        </FieldBox>
      )}
    </Field>
  );
}
