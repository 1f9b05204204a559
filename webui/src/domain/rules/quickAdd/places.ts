/** Account and category of an expense, an income or a refund. */
import { choicesOf, type Answers, type OpenDraft } from "./draft";
import { accountOf, mainAccount, type Ledger } from "./ledger";
import { recall, type Recalled } from "./memory";
import { closest, findMentions, FIT, idsOf, wordsNaming, type Mention } from "./names";
import { unique, without, wordOf, wordsOf, type Word } from "./words";

const SIGN = "@";

/** Mentions of a line: words that may be its account, words that may be its category. */
interface Names {
  accounts: Mention[];
  categories: Mention[];
  /** One word is as good for an account as for a category. */
  isShared: boolean;
}

/** Sets account and category; gives the words that are left for the note. */
export function readPlaces(
  words: readonly Word[],
  ledger: Ledger,
  answers: Answers,
  draft: OpenDraft,
): Word[] {
  const hasCategory = draft.kind !== "income";
  let rest = hasCategory ? readAnswers(words, ledger, answers, draft) : [...words];
  rest = readSign(rest, ledger, answers, draft);
  const hasAccount = draft.accountId !== null || draft.doubts.has("accountId");
  const accounts = hasAccount ? [] : findMentions(rest, ledger.accounts);
  const isOpen = hasCategory && draft.categoryId === null;
  const categories = isOpen ? findMentions(rest, ledger.categories) : [];
  const names = toldApart(
    accounts.filter(({ fit }) => fit !== FIT.initial),
    categories.filter(({ fit }) => fit !== FIT.laterWord),
  );
  rest = without(rest, readAccount(names, ledger, draft));
  return isOpen ? without(rest, readCategory(rest, names, ledger, draft)) : rest;
}

function readAnswers(
  words: readonly Word[],
  ledger: Ledger,
  { categoryId }: Answers,
  draft: OpenDraft,
): Word[] {
  if (categoryId === undefined) return [...words];
  draft.categoryId = categoryId;
  return without(words, wordsNaming(categoryId, words, ledger.categories));
}

/** Reads the account behind `@`, or the one that was chosen. */
function readSign(
  words: readonly Word[],
  { accounts }: Ledger,
  { accountId }: Answers,
  draft: OpenDraft,
): Word[] {
  draft.accountId = accountId ?? null;
  const index = words.findIndex(({ text }) => text.startsWith(SIGN));
  const signed = words[index];
  if (signed === undefined) {
    return without(words, accountId === undefined ? [] : wordsNaming(accountId, words, accounts));
  }
  const text = signed.text.slice(SIGN.length);
  const named = [...(text === "" ? [] : [wordOf(signed.place, text)]), ...words.slice(index + 1)];
  const mention = findMentions(named, accounts).find((each) => each.words[0] === named[0]);
  if (draft.accountId === null) {
    const [id, ...others] = mention?.ids ?? [];
    const isSure = others.length === 0 && mention?.fit !== FIT.initial;
    if (id !== undefined && isSure) draft.accountId = id;
    else draft.ask("accountId", choicesOf(mention?.ids ?? accounts.map((each) => each.id), accounts));
  }
  return without(words, [signed, ...(mention?.words ?? [])]);
}

/**
 * The names without the weaker of mentions that share words. More words are stronger than fewer, and a closer fit than
 * another. Of equal ones the account goes where another account is named as well, the category where another category
 * fits better.
 */
function toldApart(accounts: readonly Mention[], categories: readonly Mention[]): Names {
  const names: Names = { accounts: [...accounts], categories: [...categories], isShared: false };
  for (const account of accounts) {
    for (const category of names.categories.filter((each) => overlap(account, each))) {
      const difference = account.words.length - category.words.length || category.fit - account.fit;
      const isBetterNamed = names.categories.some((each) => each !== category && each.fit < category.fit);
      const isOtherNamed = names.accounts.some((each) => each !== account && each.fit <= account.fit);
      if (difference > 0 || isBetterNamed) {
        names.categories = names.categories.filter((each) => each !== category);
      } else if (difference < 0 || isOtherNamed) {
        names.accounts = names.accounts.filter((each) => each !== account);
        break;
      } else {
        names.isShared = true;
      }
    }
  }
  return names;
}

function overlap(one: Mention, other: Mention): boolean {
  return one.words.some(({ place }) => other.words.some((word) => word.place === place));
}

/** Sets the account that is named; gives the words that name it. */
function readAccount(names: Names, ledger: Ledger, draft: OpenDraft): readonly Word[] {
  const best = closest(names.accounts);
  const [first] = best;
  if (first === undefined) return [];
  const main = mainAccount(ledger);
  const isUnsure = names.isShared || first.fit === FIT.laterWord;
  const meant = [...idsOf(best, ledger.accounts), ...(main !== undefined && isUnsure ? [main.id] : [])];
  const ids = unique(meant);
  if (names.isShared || ids.length > 1) {
    draft.ask("accountId", choicesOf(ids, ledger.accounts));
    return names.isShared ? [] : wordsOf(best);
  }
  draft.accountId = ids[0] ?? null;
  return first.words;
}

/** Sets the category that is named or remembered; gives the words that name it. */
function readCategory(
  rest: readonly Word[],
  names: Names,
  ledger: Ledger,
  draft: OpenDraft,
): readonly Word[] {
  const best = closest(names.categories.filter(({ fit }) => fit !== FIT.initial));
  const ids = idsOf(best, ledger.categories);
  const recalled = recall(rest, ledger);
  const [first] = best;
  const [named] = ids;
  if (first !== undefined && named !== undefined && ids.length === 1 && !names.isShared) {
    return settleNamed(first, named, recalled, ledger, draft);
  }
  if (ids.length > 0) {
    draft.ask("categoryId", choicesOf(ids, ledger.categories));
    return wordsOf(best);
  }
  return readUnnamed(names, recalled, ledger, draft);
}

function readUnnamed(names: Names, recalled: Recalled, ledger: Ledger, draft: OpenDraft): readonly Word[] {
  if (recalled.rows.length === 1) {
    settleRecalled(recalled, ledger, draft);
    return [];
  }
  const { categories } = ledger;
  if (recalled.rows.length > 1) {
    const ids = recalled.rows.map(({ categoryId }) => categoryId);
    draft.ask("categoryId", choicesOf(ids, categories));
    return [];
  }
  const initials = names.categories.filter(({ fit }) => fit === FIT.initial);
  const ids = idsOf(initials, categories);
  draft.ask("categoryId", choicesOf(ids.length > 0 ? ids : categories.map(({ id }) => id), categories));
  return wordsOf(initials);
}

/** Sets the named category, unless the beginning of its name is the note of another one. */
function settleNamed(
  mention: Mention,
  named: string,
  recalled: Recalled,
  ledger: Ledger,
  draft: OpenDraft,
): readonly Word[] {
  const [row] = recalled.rows;
  if (mention.fit === FIT.whole || !recalled.isExact || row === undefined) {
    draft.categoryId = named;
    return mention.words;
  }
  if (row.categoryId === named) settleRecalled(recalled, ledger, draft);
  else draft.ask("categoryId", choicesOf([named, row.categoryId], ledger.categories));
  return [];
}

function settleRecalled({ rows: [row] }: Recalled, ledger: Ledger, draft: OpenDraft): void {
  if (row === undefined) return;
  draft.categoryId = row.categoryId;
  if (accountOf(ledger, row.accountId) !== undefined) draft.recalledAccountId = row.accountId;
}
