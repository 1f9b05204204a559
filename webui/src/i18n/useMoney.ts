import { useCallback } from "react";
import { displayMoney, shortMoney, wholeMoney, type AmountParts, type wholeUnits } from "@/domain";
import { useLanguage } from "./useLanguage";

export type MoneyDisplay = (
  value: string,
  currencyCode: string,
  options?: { readonly signed?: boolean },
) => AmountParts;

/** Amounts as the language of the page writes them: parts for Amount, `.text` for labels. */
export function useMoney(): MoneyDisplay {
  const language = useLanguage();
  return useCallback(
    (value, currencyCode, options) => displayMoney(value, currencyCode, language, options),
    [language],
  );
}

/** Return amounts for narrow places: whole units from 1 000 up. */
export function useShortMoney(): (value: string, currencyCode: string) => AmountParts {
  const language = useLanguage();
  return (value, currencyCode) => shortMoney(value, currencyCode, language);
}

/** Return sizes of amounts in whole units, by the rule of what they are. */
export function useWholeMoney(): (
  value: string,
  of: keyof typeof wholeUnits,
  currencyCode: string,
) => AmountParts {
  const language = useLanguage();
  return (value, of, currencyCode) => wholeMoney(value, of, currencyCode, language);
}
