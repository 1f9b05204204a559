import { useTranslation } from "@/i18n/useTranslation";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { PreviewedLine } from "@/state/budget/imports";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import type { Import } from "../useImport";
import { CategoryFields } from "./CategoryFields";
import { LineFields } from "./LineFields";
import { startOf, type LineValues } from "./lineValues";
import { fieldsOf, isBookable } from "./edits";
import { useSaveLine } from "./useSaveLine";

export interface LineFormProps {
  importing: Import;
  line: PreviewedLine;
  onClose: () => void;
}

/** Fields of a line that the person can change. */
export function LineForm({ importing, line, onClose }: LineFormProps) {
  const { t } = useTranslation();
  const start = startOf(line);
  const onSubmit = useSaveLine(importing, line, start);
  const { form, isDirty, errorOf, frame } = useSheetForm<LineValues>({ start, onClose, onSubmit });
  const isSpending = line.kind === "expense" && isBookable(line);
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <LineFields form={form} line={line} fields={fieldsOf(line)} errorOf={errorOf} />
      {isSpending && <CategoryFields form={form} errorOf={errorOf} />}
    </SubmitForm>
  );
}
