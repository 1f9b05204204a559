import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { Tag } from "@/ui/rows/Tag";
import css from "./Updated.module.css";

/** The day the rates are from, and how long ago that is. */
export function Updated() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const age = days === 0 ? t("currencies.today") : t("currencies.age", { count: days });
  return (
    <p className={css["Updated"]}>
      <span>{t("currencies.updated", { day: dayHeading(date, language) })}</span>
      <Tag text={age} tone={isStale ? "warning" : "positive"} />
    </p>
  );
}
