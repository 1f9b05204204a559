import { Card } from "@/ui/frame/Card";
import { SubmitForm, type SubmitFormProps } from "@/ui/fields/SubmitForm";

/** A form on white paper. */
export function FormCard(props: SubmitFormProps) {
  return (
    <Card pad>
      <SubmitForm {...props} />
    </Card>
  );
}
