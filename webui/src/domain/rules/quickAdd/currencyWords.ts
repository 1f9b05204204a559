/** Currencies as people type them: `$`, `usd`, `грн`. */
import { CURRENCIES, isKnown, SELECTABLE } from "../base/currencies";
import { key } from "../entries/search";

/** Words for a currency, or for a sign that several currencies share. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  UAH: ["грн", "гривня", "гривні", "гривень", "гривню"],
  EUR: ["євро", "euro", "euros"],
  PLN: ["zl", "злотий", "злоті", "злотих"],
  $: ["дол", "долар", "долара", "долари", "доларів", "dollar", "dollars"],
};
const LETTERS = /^\p{L}+$/u;

/** Currencies that a line is read with. */
export interface Codes {
  readonly workspace: string;
  readonly accounts: readonly string[];
}

/**
 * The codes that a word can mean: none for another word, several for a shared sign. `$` is the workspace's dollar, else
 * that of its accounts; `all` and `try` are words, `TRY` and `5try` are not. `isBeside`: it touches its number.
 */
export function readCurrency(text: string, isBeside: boolean, { workspace, accounts }: Codes): string[] {
  const typed = key(text);
  const known = new Set<string>([workspace, ...accounts, ...SELECTABLE]);
  const named = byWord.get(typed);
  if (named !== undefined && (known.has(named) || isBeside || text === named)) return [named];
  const letters = (byLetters.get(typed) ?? []).filter((code) => known.has(code));
  const codes = [...(bySign.get(typed) ?? []), ...letters];
  for (const preferred of [[workspace], accounts, SELECTABLE as readonly string[]]) {
    const found = [...new Set(preferred)].filter((code) => codes.includes(code));
    if (found.length > 0) return found;
  }
  return codes;
}

const byWord: ReadonlyMap<string, string> = new Map([
  ...CURRENCIES.map(({ code }): [string, string] => [key(code), code]),
  ...Object.entries(SPOKEN)
    .filter(([code]) => isKnown(code))
    .flatMap(([code, words]) => words.map((word): [string, string] => [key(word), code])),
]);
const byLetters = codesBySymbol(true);
/** Signs that are no word of letters alone, and the words for them. */
const bySign = withSpoken(codesBySymbol(false));

function codesBySymbol(isOfLetters: boolean): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { code, symbol } of CURRENCIES) {
    if (symbol === code || LETTERS.test(symbol) !== isOfLetters) continue;
    found.set(key(symbol), [...(found.get(key(symbol)) ?? []), code]);
  }
  return found;
}

function withSpoken(signs: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const spoken = Object.entries(SPOKEN).flatMap(([sign, words]) => {
    const codes = signs.get(sign);
    return codes === undefined ? [] : words.map((word) => [key(word), codes] as const);
  });
  return new Map([...signs, ...spoken]);
}
