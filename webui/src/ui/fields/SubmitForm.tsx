import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../actions/Button";
import css from "./SubmitForm.module.css";

export interface SubmitFormProps {
  submitLabel: string;
  busy: boolean;
  /** It cannot be undone: the button is red. */
  danger?: boolean;
  /** There is nothing to save. */
  disabled?: boolean;
  /** A failure that belongs to no field, already translated. */
  failure?: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** Fields, what went wrong beside them, and one button. */
export function SubmitForm({
  submitLabel,
  busy,
  danger = false,
  disabled = false,
  failure,
  onSubmit,
  children,
}: SubmitFormProps) {
  return (
    <form className={css["SubmitForm"]} noValidate onSubmit={onSubmit}>
      {children}
      {failure !== undefined && (
        <p className={css["SubmitForm-failure"]} role="alert">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        kind={danger ? "danger" : "primary"}
        size="l"
        block
        busy={busy}
        disabled={disabled}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
