/** The rates of a base currency, grouped by what kind of money they are for. */
import { CURRENCY_TYPES } from "@/contract/codes.gen";
import { currencies, rates, search, type Rates } from "@/domain";
import { currencyNames } from "@/i18n/currencyNames";
import { rateNumber } from "@/i18n/rateText";

export interface RateRow {
  readonly currency: currencies.Currency;
  /** Units for one of the base, as it is shown. */
  readonly rate: string;
}

export interface RateGroup {
  readonly type: currencies.Currency["type"];
  readonly rows: readonly RateRow[];
}

const SHOWN_DIGITS = 6;

/** Currencies a budget can have, in their order, then all others. */
const POPULAR: readonly string[] = currencies.SELECTABLE;
const POPULAR_FIRST = [
  ...POPULAR.map(currencies.currency),
  ...currencies.CURRENCIES.filter(({ code }) => !POPULAR.includes(code)),
];

/** Only currencies that have a rate and fit the search, popular ones first; groups with none are left out. */
export function groupsOf(table: Rates, base: string, typed: string): RateGroup[] {
  const rows = POPULAR_FIRST.filter(({ code }) => code !== base)
    .filter((each) => fits(each, typed))
    .flatMap((currency) => rowOf(table, base, currency));
  return CURRENCY_TYPES.map((type) => ({
    type,
    rows: rows.filter(({ currency }) => currency.type === type),
  })).filter((group) => group.rows.length > 0);
}

function rowOf(table: Rates, base: string, currency: currencies.Currency): RateRow[] {
  const [to, from] = [rates.rate(table, currency.code), rates.rate(table, base)];
  if (to === null || from === null) return [];
  return [{ currency, rate: rateNumber(rates.quotient(to, from, SHOWN_DIGITS)) }];
}

/** A sign is no word: it is found by itself. */
function fits({ code, symbol }: currencies.Currency, typed: string): boolean {
  const sign = typed.trim();
  if (sign === "" || sign === symbol) return true;
  const { en, ua } = currencyNames(code);
  return hasWords(sign) && search.matches(sign, [code, en, ua]);
}

function hasWords(typed: string): boolean {
  return search.words(typed).length > 0;
}
