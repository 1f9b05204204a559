import { useAtomValue } from "jotai";
import { Copy } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { copyableAtom } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { useCopyLastMonth } from "./useCopyLastMonth";

/** Offered while last month has budgets this one has not. */
export function CopyLastMonth() {
  const { t } = useTranslation();
  const copy = useCopyLastMonth();
  if (useAtomValue(copyableAtom).length === 0) return null;
  return (
    <Button kind="text" glyph={Copy} aria-label={t("planning.copyLastMonth")} onClick={() => void copy()}>
      {t("planning.copyLast")}
    </Button>
  );
}
