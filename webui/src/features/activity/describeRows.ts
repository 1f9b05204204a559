/** Descriptions of the people of a workspace and of the items of a list as they changed. */
import type { Translate } from "@/i18n/translate";
import type { shares } from "@/domain";
import type { Language } from "@/i18n/languages";
import type { Fields } from "@/state/budget/activity";

export interface Described {
  readonly title: string;
  /** Old value; null when there was none or it says nothing. */
  readonly before: string | null;
  readonly after: string;
  /** Number of other rows that the change set touched. */
  readonly more: number;
}

export interface Words {
  readonly t: Translate;
  readonly language: Language;
  readonly names: (name: string) => string;
  /** Currency of amounts that carry none themselves. */
  readonly currencyCode: string;
  /** Name of a member by id. */
  readonly member: (id: string) => string;
  /** Rule of shares; null is the workspace's. */
  readonly rule: (rule: shares.Rule | null) => string;
}

/** Describe who was invited, who joined, who left, and who edits or views now. */
export function peopleTell(was: readonly Fields[], is: readonly Fields[], { t }: Words): string {
  const ids = (people: readonly Fields[]) => new Set(people.map(({ userId }) => userId));
  const waited = ids(was.filter(({ isVerified }) => isVerified === false));
  const [before, after] = [ids(was), ids(is)];
  const peopleBy = {
    invited: is.filter(({ userId }) => !before.has(userId)),
    joined: is.filter(({ userId, isVerified }) => isVerified === true && waited.has(userId)),
    out: was.filter(({ userId }) => !after.has(userId)),
    edits: is.filter((each) => each["role"] === "editor" && viewed(was, each)),
    views: is.filter((each) => each["role"] === "viewer" && edited(was, each)),
  };
  const texts = (["invited", "joined", "out", "edits", "views"] as const).flatMap((what) =>
    peopleBy[what].map(({ name }) => t(`activity.${what}`, { name: String(name) })),
  );
  return texts.join(", ") || t("activity.changed");
}

function viewed(was: readonly Fields[], { userId }: Fields): boolean {
  return was.some((each) => each["userId"] === userId && each["role"] === "viewer");
}

/** In logs older than roles everybody edits. */
function edited(was: readonly Fields[], { userId }: Fields): boolean {
  return was.some((each) => each["userId"] === userId && each["role"] !== "viewer");
}

export function itemsTell(
  before: Fields | null,
  after: Fields,
  { t }: Words,
): Pick<Described, "before" | "after"> {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  const count = Math.abs(is.length - was.length);
  if (is.length > was.length) return { before: null, after: t("activity.itemsAdded", { count }) };
  if (is.length < was.length) return { before: null, after: t("activity.itemsRemoved", { count }) };
  const done = (items: readonly Fields[]) => items.filter(({ isChecked }) => isChecked === true).length;
  const checked = { done: done(is), count: is.length };
  return done(is) === done(was)
    ? { before: null, after: t("activity.itemsChanged") }
    : { before: null, after: t("activity.itemsChecked", checked) };
}

export function itemsOf(fields: Fields | null): readonly Fields[] {
  return rowsOf(fields?.["listItems"]);
}

export function peopleOf(fields: Fields | null): readonly Fields[] {
  return rowsOf(fields?.["participants"]);
}

function rowsOf(rows: unknown): readonly Fields[] {
  return Array.isArray(rows) ? (rows as readonly Fields[]) : [];
}
