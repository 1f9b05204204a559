import { useAtomValue } from "jotai";
import { Pencil } from "lucide-react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import type { CategoryView } from "@/state/budget/categories";
import { planningRowOfAtom } from "@/state/budget/categoryMonth";
import { IconButton } from "@/ui/actions/IconButton";
import { PageBar } from "@/ui/frame/PageBar";
import { Sheets } from "../Sheets";
import { useSheets } from "../useSheets";

/** The name of the category, and the way to change it. */
export function CategoryBar({ category }: { category: CategoryView }) {
  const { t } = useTranslation();
  const name = useNames()(category.name);
  const row = useAtomValue(planningRowOfAtom)(category.id);
  const sheets = useSheets();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <>
      <PageBar
        title={name}
        backLabel={t("actions.back")}
        onBack={useBack("/expenses")}
        actions={
          canEdit &&
          row !== null &&
          !category.deleted && (
            <IconButton
              glyph={Pencil}
              label={t("planning.editLabel", { name })}
              edge="end"
              onClick={() => {
                sheets.edit(row);
              }}
            />
          )
        }
      />
      <Sheets {...sheets} />
    </>
  );
}
