import { useAtomValue } from "@/state/useAtomValue";
import { ChartLine, Pencil } from "lucide-react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import type { CategoryView } from "@/state/budget/categories";
import { planningRowOfAtom } from "@/state/budget/categoryMonth";
import { IconButton } from "@/ui/actions/IconButton";
import { PageBar } from "@/ui/frame/PageBar";
import { Sheets } from "../laterSheets";
import { useSheets } from "../useSheets";
import type { Compared } from "./useCompared";

export interface CategoryBarProps {
  category: CategoryView;
  compared: Compared;
}

/** The name of the category, another month beside the chosen one, and the way to change the category. */
export function CategoryBar({ category, compared }: CategoryBarProps) {
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
          <>
            {compared.canCompare && (
              <IconButton
                glyph={ChartLine}
                label={t("categoryPage.compare")}
                aria-pressed={compared.pair !== null}
                kind={compared.pair === null ? "plain" : "tonal"}
                onClick={() => compared.toggle()}
              />
            )}
            {canEdit && row !== null && !category.deleted && (
              <IconButton
                glyph={Pencil}
                label={t("planning.editLabel", { name })}
                edge="end"
                onClick={() => sheets.edit(row)}
              />
            )}
          </>
        }
      />
      <Sheets {...sheets} open={sheets.shown !== null} onClose={sheets.close} />
    </>
  );
}
