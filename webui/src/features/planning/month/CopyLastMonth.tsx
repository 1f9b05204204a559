import { useAtomValue } from "@/state/useAtomValue";
import { Copy } from "lucide-react";
import { months } from "@/domain";
import { monthInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { monthAtom } from "@/state/budget/month";
import { copyableAtom } from "@/state/budget/planChanges";
import { Button } from "@/ui/actions/Button";
import { useCopyLastMonth } from "@/parts/useCopyLastMonth";

/** Offered while last month has budgets this one has not. */
export function CopyLastMonth() {
  const { t } = useTranslation();
  const copy = useCopyLastMonth();
  const month = monthInWords(months.add(useAtomValue(monthAtom), -1), useLanguage());
  if (useAtomValue(copyableAtom).length === 0) return null;
  return (
    <Button
      kind="text"
      glyph={Copy}
      aria-label={t("planning.copyLastMonth", { month })}
      onClick={() => void copy()}
    >
      {t("planning.copyLast", { month })}
    </Button>
  );
}
