/** The catalogue of currencies and the ones a workspace or account can be kept in. */
import catalogue from "@core/catalogue.json";
import { DomainError, ErrorCode } from "./errors";
import { PLACES } from "./money";
import type { CurrencyInfo } from "@/contract/budget";

/** An account of this currency follows its workspace. */
export const DEFAULT_CODE = "default";

/** A currency without its names: those come with the screens that show them (`i18n/currencyNames.ts`). */
export type Currency = Pick<CurrencyInfo, "code" | "symbol" | "decimalDigits" | "type">;

type Row = [code: string, symbol: string, decimalDigits: number];

function read(type: Currency["type"]): (row: Row) => Currency {
  return ([code, symbol, decimalDigits]) => ({
    ...{ code, decimalDigits, type },
    symbol: symbol === "" ? code : symbol,
  });
}

/** Every currency the product knows: fiat, then metals, then crypto. */
export const CURRENCIES: readonly Currency[] = (["fiat", "metal", "crypto"] as const).flatMap((type) =>
  (catalogue[type] as Row[]).map(read(type)),
);

const byCode: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((each) => [each.code, each]));

/** Currencies of workspaces and accounts, in the order of the choice. */
export const SELECTABLE = [
  "UAH",
  "USD",
  "EUR",
  "PLN",
  "KRW",
  "CZK",
  "CAD",
  "DKK",
  "GBP",
  "GHS",
  "CLP",
  "BRL",
  "JPY",
  "CHF",
] as const;

const LEGACY_LABELS: ReadonlyMap<string, string> = new Map([
  ["dollar", "USD"],
  ["euro", "EUR"],
]);

/** Codes are matched as they are: `usd` is not known. */
export function isKnown(code: string): boolean {
  return byCode.has(code);
}

/** The currency of a code; `validation.currency` for one the catalogue does not have. */
export function currency(code: string): Currency {
  const found = byCode.get(code);
  if (found === undefined) throw new DomainError(ErrorCode.VALIDATION_CURRENCY);
  return found;
}

/** The code a stored label stands for: older data says `dollar` and `euro`. */
export function normalize(label: string): string {
  return currency(LEGACY_LABELS.get(label) ?? label).code;
}

/** The sign shown with amounts; several dollars share `$`. */
export function symbol(code: string): string {
  return currency(code).symbol;
}

/** Decimals of rates and of converted amounts as they are shown. */
export function digits(code: string): number {
  return currency(code).decimalDigits;
}

/** Decimals of amounts as they are kept: two at most, whatever the currency has. */
export function moneyDigits(code: string): number {
  return Math.min(digits(code), PLACES);
}
