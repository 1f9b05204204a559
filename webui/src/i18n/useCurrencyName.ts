import { currencyNames } from "./currencyNames";
import { useLanguage } from "./useLanguage";

/** A currency's name in the language of the page, by its code. */
export function useCurrencyName(): (code: string) => string {
  const language = useLanguage();
  return (code) => currencyNames(code)[language];
}
