import type { CurrencyInfo } from "@/domain";
import { useLanguage } from "./useLanguage";

/** A currency's name in the language of the page. */
export function useCurrencyName(): (currency: CurrencyInfo) => string {
  const language = useLanguage();
  return ({ name, nameUa }) => (language === "ua" ? nameUa : name);
}
