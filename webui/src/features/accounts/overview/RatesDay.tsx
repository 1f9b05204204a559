import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { ratesAgeAtom } from "@/state/budget/rates";

/** From when the rates are; their age too once it matters. */
export function RatesDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const day = `${dayShort(date, language)} ${date.slice(0, 4)}`;
  return isStale ? t("accounts.ratesOld", { day, count: days }) : t("accounts.rates", { day });
}
