import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "@/ui/Button";
import css from "./EntryPage.module.css";

export interface EntryFormProps {
  submitLabel: string;
  busy: boolean;
  /** A failure that belongs to no field, already translated. */
  failure: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** Fields, what went wrong beside them, and one button. */
export function EntryForm({ submitLabel, busy, failure, onSubmit, children }: EntryFormProps) {
  return (
    <form className={css["EntryPage-form"]} noValidate onSubmit={onSubmit}>
      {children}
      {failure !== undefined && (
        <p className={css["EntryPage-failure"]} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" size="l" block busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
