/** Currencies as people say them: for readers. */
import { tagOf, type Language } from "./languages";

/** Intl knows codes of three letters; the catalogue has longer ones. */
const ISO_CODE = /^[A-Z]{3}$/;

/** Number whose form of the name stands by itself: "in US dollars" but "валюта: долар США". */
const NAMING: Readonly<Record<Language, number>> = { en: 2, ua: 1 };

function parts(
  amount: number,
  code: string,
  language: Language,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormatPart[] {
  const name = { style: "currency", currency: code, currencyDisplay: "name" } as const;
  return new Intl.NumberFormat(tagOf(language), { ...name, ...options }).formatToParts(amount);
}

/** 30.10 US dollars, 30,10 долара США */
export function amountInWords(amount: string, code: string, language: Language): string {
  if (!ISO_CODE.test(code)) return `${amount} ${code}`;
  return parts(Number(amount), code, language)
    .map(({ value }) => value)
    .join("");
}

/** Return the name beside a field: US dollars, долар США. */
export function currencyInWords(code: string, language: Language): string {
  if (!ISO_CODE.test(code)) return code;
  const named = parts(NAMING[language], code, language, { maximumFractionDigits: 0 });
  return named.find(({ type }) => type === "currency")?.value ?? code;
}
