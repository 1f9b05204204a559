import { Card } from "@/ui/Card";
import { SubmitForm, type SubmitFormProps } from "@/ui/SubmitForm";

/** A form on white paper. */
export function FormCard(props: SubmitFormProps) {
  return (
    <Card pad>
      <SubmitForm {...props} />
    </Card>
  );
}
