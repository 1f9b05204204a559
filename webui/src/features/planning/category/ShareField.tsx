import { useAtomValue } from "@/state/useAtomValue";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { workspaceRule } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { RuleRow } from "@/parts/shares/RuleRow";
import { canShareAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import type { PlanFields } from "./planFields";

/** Rule by which the category's costs are shared, in a budget of several people. */
export function ShareField({ form }: { form: UseFormReturn<PlanFields> }) {
  const { t } = useTranslation();
  const rule = useWatch({ control: form.control, name: "shareRule" });
  const workspace = useAtomValue(workspaceAtom);
  if (!useAtomValue(canShareAtom) || workspace === null) return null;
  return (
    <ListGroup>
      <RuleRow
        title={t("sharing.categoryRule")}
        rule={rule}
        inherited={workspaceRule(workspace)}
        onSave={(chosen) => form.setValue("shareRule", chosen, { shouldDirty: true })}
      />
    </ListGroup>
  );
}
