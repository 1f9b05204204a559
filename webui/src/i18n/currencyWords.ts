/** Currencies as people say them: for readers. */
import { tagOf, type Language } from "./languages";

/** Intl knows codes of three letters; the catalogue has longer ones. */
const ISO_CODE = /^[A-Z]{3}$/;

function parts(amount: number, code: string, language: Language): Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(tagOf(language), {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  });
  return format.formatToParts(amount);
}

/** 30.10 US dollars, 30,10 долара США */
export function amountInWords(amount: string, code: string, language: Language): string {
  if (!ISO_CODE.test(code)) return `${amount} ${code}`;
  return parts(Number(amount), code, language)
    .map(({ value }) => value)
    .join("");
}

/** US dollars, доларів США */
export function currencyInWords(code: string, language: Language): string {
  if (!ISO_CODE.test(code)) return code;
  return parts(0, code, language).find(({ type }) => type === "currency")?.value ?? code;
}
