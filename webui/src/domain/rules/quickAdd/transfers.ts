/** Accounts of a transfer: `cash > savings`, `cash to savings`. */
import { choicesOf, type Answers, type OpenDraft, type QuickKind } from "./draft";
import type { Ledger, QuickAccount } from "./ledger";
import { closest, findMentions, FIT, idsOf, wordsNaming } from "./names";
import { ARROW, without, wordOf, wordsOf, type Word } from "./words";

const TO = "to";
const SIGN = /^@(?=.)/u;

/** The words with an arrow in the place of a `to` that stands between two accounts. */
export function markTransfer(
  words: readonly Word[],
  accounts: readonly QuickAccount[],
  marks: readonly QuickKind[],
): Word[] {
  if (marks.length > 0 || words.some(isArrow)) return [...words];
  const isBetween = (index: number) =>
    endsInAccount(words.slice(0, index), accounts) && beginsWithAccount(words.slice(index + 1), accounts);
  const at = words.findIndex(({ key }, index) => key === TO && isBetween(index));
  return words.map((word, index) => (index === at ? { ...word, text: ARROW, key: ARROW } : word));
}

export function isArrow({ text }: Word): boolean {
  return text === ARROW;
}

/** Sets the two accounts; gives the words that are left for the note. */
export function readTransfer(
  words: readonly Word[],
  ledger: Ledger,
  answers: Answers,
  draft: OpenDraft,
): Word[] {
  const bare = words.map((word) => (SIGN.test(word.text) ? wordOf(word.place, word.text.slice(1)) : word));
  const at = bare.findIndex(isArrow);
  const [before, after] = at < 0 ? [[], []] : [bare.slice(0, at), bare.slice(at + 1)];
  const left = readSide(before, ledger, answers, "fromAccountId", draft);
  const right = readSide(after, ledger, answers, "accountId", draft);
  return at < 0 ? [...words] : [...left, ...right];
}

function readSide(
  words: readonly Word[],
  { accounts }: Ledger,
  answers: Answers,
  field: "fromAccountId" | "accountId",
  draft: OpenDraft,
): Word[] {
  const chosen = answers[field];
  if (chosen !== undefined) {
    draft[field] = chosen;
    return without(words, wordsNaming(chosen, words, accounts));
  }
  const best = closest(findMentions(words, accounts));
  const [first] = best;
  const ids = idsOf(best, accounts);
  const [id] = ids;
  if (id !== undefined && ids.length === 1 && first !== undefined && first.fit !== FIT.initial) {
    draft[field] = id;
    return without(words, first.words);
  }
  draft.ask(field, choicesOf(ids.length > 0 ? ids : accounts.map((account) => account.id), accounts));
  return without(words, wordsOf(best));
}

function endsInAccount(words: readonly Word[], accounts: readonly QuickAccount[]): boolean {
  const last = words.at(-1);
  return findMentions(words, accounts).some((each) => each.words.at(-1) === last && each.fit < FIT.laterWord);
}

function beginsWithAccount(words: readonly Word[], accounts: readonly QuickAccount[]): boolean {
  return findMentions(words, accounts).some((each) => each.words[0] === words[0] && each.fit < FIT.laterWord);
}
