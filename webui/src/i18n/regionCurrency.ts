/** The currency a first budget is offered in, by the region of the browser's language. */
import { currencies } from "@/domain";
import { currencyNames } from "./currencyNames";

/** Return the selectable currency of the first language's region, or null. A language alone stands for its likely region. */
export function currencyOfRegion(preferred: readonly string[]): string | null {
  const region = regionOf(preferred[0]);
  const isThere = (code: string) => currencyNames(code).countries.includes(region ?? "");
  return currencies.SELECTABLE.find(isThere) ?? null;
}

function regionOf(tag: string | undefined): string | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
