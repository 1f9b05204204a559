/** Names of currencies in both languages, and the countries that pay in them: only for screens that show or ask them. */
import rows from "@core/currency_names.json";
import type { Language } from "./languages";
import { useLanguage } from "./useLanguage";

export interface CurrencyNames extends Readonly<Record<Language, string>> {
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
}

const byCode: ReadonlyMap<string, CurrencyNames> = new Map(
  rows.map(([code = "", en = "", ua = "", countries = ""]) => [
    code,
    { en, ua, countries: countries.split(" ").filter(Boolean) },
  ]),
);

/** The names of a code of the catalogue; of any other, the code. */
export function currencyNames(code: string): CurrencyNames {
  return byCode.get(code) ?? { en: code, ua: code, countries: [] };
}

/** A currency's name in the language of the page, by its code. */
export function useCurrencyName(): (code: string) => string {
  const language = useLanguage();
  return (code) => currencyNames(code)[language];
}
