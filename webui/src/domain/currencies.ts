/** The catalogue of currencies and the ones a workspace or account can be kept in. */
import catalogue from "@core/catalogue.json";
import { DomainError, ErrorCode } from "./errors";
import type { CurrencyInfo } from "./types";

/** An account of this currency follows its workspace. */
export const DEFAULT_CODE = "default";

type Row = [code: string, symbol: string, name: string, nameUa: string, digits: number, countries: string];

function info(type: CurrencyInfo["type"]): (row: Row) => CurrencyInfo {
  return ([code, symbol, name, nameUa, decimalDigits, countries]) => ({
    code,
    symbol: symbol === "" ? code : symbol,
    name,
    nameUa,
    decimalDigits,
    type,
    countries: countries.split(" ").filter(Boolean),
  });
}

/** Every currency the product knows: fiat, then metals, then crypto. */
export const CURRENCIES: readonly CurrencyInfo[] = (["fiat", "metal", "crypto"] as const).flatMap((type) =>
  (catalogue[type] as Row[]).map(info(type)),
);

const byCode: ReadonlyMap<string, CurrencyInfo> = new Map(CURRENCIES.map((each) => [each.code, each]));

export function isCurrency(code: string): boolean {
  return byCode.has(code);
}

/** A currency of the catalogue; `validation.currency` for any other code. */
export function currency(code: string): CurrencyInfo {
  const found = byCode.get(code);
  if (found === undefined) throw new DomainError(ErrorCode.VALIDATION_CURRENCY);
  return found;
}
