import { useAtomValue } from "@/state/useAtomValue";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { historyAtom } from "@/state/budget/history";
import { EmptyState } from "@/ui/frame/EmptyState";

/** Nobody owes anything. */
export function AllEven() {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = useAtomValue(historyAtom).find(({ kind }) => kind === "settlement");
  const text =
    last === undefined
      ? t("settle.evenText")
      : t("settle.evenLast", { day: dayHeading(last.localDay, language) });
  return <EmptyState art="done" title={t("settle.evenTitle")} text={text} />;
}
