/** Accounts and categories in a typed line: a name, or the beginning of one. */
import { key, names } from "../entries/search";
import type { Word } from "./words";

export const LETTERS_MIN = 2;
const NAME_WORDS_MAX = 4;
/** Words too common to name anything by a beginning: `lunch in town` says nothing of Investments. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    ...["a", "an", "and", "at", "by", "for", "from", "if", "in", "is", "it", "my", "no", "not", "of", "off"],
    ...["on", "or", "out", "per", "so", "the", "to", "up", "us", "was", "we", "with"],
    ...["або", "без", "в", "від", "вже", "для", "до", "з", "за", "зі", "і", "із", "й", "на", "не", "о", "об"],
    ...["по", "при", "про", "та", "у", "це", "чи", "ще", "що", "як"],
  ].map(key),
);
const DIGIT = /^\p{Nd}/u;

/** Account or category; a default one is found by its name in every language. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Closeness of typed words to a name, the closest first. */
export const FIT = {
  whole: 0,
  beginning: 1,
  /** A whole word of the name but its first: `card` of Family card. It is never sure by itself. */
  laterWord: 2,
  /** One letter: too little to be sure. */
  initial: 3,
} as const;

/** Words that may name rows. */
export interface Mention {
  readonly words: readonly Word[];
  readonly fit: number;
  readonly ids: readonly string[];
}

/** The words that may name some of the rows, as many words for each as fit. */
export function findMentions(words: readonly Word[], rows: readonly Named[]): Mention[] {
  const keys = rows.map(({ id, name }): [string, string[]] => [id, names(name).map(key)]);
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const mention = mentionAt(words, at, keys);
    at += mention?.words.length ?? 1;
    if (mention !== undefined) found.push(mention);
  }
  return found;
}

/** The mentions that fit best. */
export function closest(mentions: readonly Mention[]): Mention[] {
  const best = Math.min(...mentions.map(({ fit }) => fit));
  return mentions.filter(({ fit }) => fit === best);
}

/** The ids that mentions may mean, in the order of the rows. */
export function idsOf(mentions: readonly Mention[], rows: readonly Named[]): string[] {
  const meant = new Set(mentions.flatMap(({ ids }) => ids));
  return rows.map(({ id }) => id).filter((id) => meant.has(id));
}

/** The words that name a row that was chosen; none when nothing does. */
export function wordsNaming(id: string, words: readonly Word[], rows: readonly Named[]): readonly Word[] {
  return closest(findMentions(words, rows).filter(({ ids }) => ids.includes(id)))[0]?.words ?? [];
}

type Keys = readonly (readonly [id: string, names: readonly string[]])[];

function mentionAt(words: readonly Word[], at: number, keys: Keys): Mention | undefined {
  for (let count = Math.min(NAME_WORDS_MAX, words.length - at); count > 0; count -= 1) {
    const taken = words.slice(at, at + count);
    const span = (taken.at(-1)?.place ?? 0) - (taken[0]?.place ?? 0);
    if (span !== count - 1 || taken.some(({ text }) => /^[#@]/u.test(text))) continue;
    const mention = mentionOf(taken, keys);
    if (mention !== undefined) return mention;
  }
  return undefined;
}

function mentionOf(taken: readonly Word[], keys: Keys): Mention | undefined {
  const typed = taken.map((word) => word.key).join(" ");
  const fits = keys.map(([id, each]) => ({ id, fit: fitOf(typed, each) }));
  const best = Math.min(...fits.map(({ fit }) => fit));
  if (best === Infinity) return undefined;
  return { words: taken, fit: best, ids: fits.filter(({ fit }) => fit === best).map(({ id }) => id) };
}

/** The fit of typed words; infinite where they name nothing. */
function fitOf(typed: string, namesOfRow: readonly string[]): number {
  if (typed === "") return Infinity;
  if (namesOfRow.includes(typed)) return FIT.whole;
  if (DIGIT.test(typed) || SMALL_WORDS.has(typed)) return Infinity;
  const isEnough = Array.from(typed).length >= LETTERS_MIN;
  if (namesOfRow.some((name) => name.startsWith(typed))) return isEnough ? FIT.beginning : FIT.initial;
  const isLater = namesOfRow.some((name) => name.split(" ").slice(1).includes(typed));
  return isEnough && isLater ? FIT.laterWord : Infinity;
}
