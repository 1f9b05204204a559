/**
 * Shares of an entry: who bears which part of it, who owes whom, and the payments that settle it. A share is a positive
 * amount in the entry's currency; the shares of an entry add up to its value. A member is a user, with the user id that
 * they have or had, or a name without an account. A user may have claimed names: entries keep the ids of these, and
 * balances are those of people.
 */
import { moneyDigits } from "../base/currencies";
import { ErrorCode, fieldError } from "../base/errors";
import { checkAmount } from "./expenses";
import { divide, type Part } from "./lines";
import { abs, min, PLACES, sum, ZERO, type Money } from "../base/money";

/** Rule that says who bears an amount. */
export interface Rule {
  /** `none` shares nothing, `equal` shares among sharing members, `parts` by parts, `only` names one member. */
  readonly kind: "none" | "equal" | "parts" | "only";
  /** Parts by member, of `parts`. */
  readonly parts?: Readonly<Record<string, number>> | null;
  /** Member of `only`. */
  readonly userId?: string | null;
}

/** Member of a workspace, present or former. */
export interface Person {
  /** Id of a user or of a name. */
  readonly memberId: string;
  /** Id of the user; null for a name that nobody claimed. */
  readonly userId?: string | null;
}

/** Present member of a workspace: a confirmed participant, or a name. */
export interface Member extends Person {
  /** Role; the creator's is `editor`, and a name has none. */
  readonly role?: "editor" | "viewer" | null;
  /** False for who bears nothing under `equal`. */
  readonly isSharing: boolean;
}

/** Person behind each member: the user who claimed a name, else the member. */
export type People = Readonly<Record<string, string>>;

/** Line of an entry with the rule of its category, else of the workspace. */
export interface RuledLine {
  /** Positive part of the entry's value. */
  readonly value: Money;
  readonly rule: Rule;
}

export type Shares = Readonly<Record<string, Money>>;
export type Weights = Readonly<Record<string, number | bigint>>;

/** Entry as balances read it. */
export interface SharedEntry {
  readonly kind: string;
  /** Member who paid, or who received a refund. */
  readonly paidBy: string | null;
  /** Amounts by member; none where nothing is shared. */
  readonly shares: Shares;
  readonly currencyCode: string;
}

/** Amount that a member is owed, below zero when they owe it. */
export interface Balance {
  readonly memberId: string;
  readonly currencyCode: string;
  readonly amount: Money;
}

/** Payment from one member to another that settles a part of what is owed. */
export interface Payment {
  readonly fromMemberId: string;
  readonly toMemberId: string;
  readonly currencyCode: string;
  readonly amount: Money;
}

/**
 * Throw the error of a rule that names nobody or somebody who is no member: `shares.rule` for parts or a member that the
 * kind doesn't have, or lacks; `shares.member` for a stranger.
 */
export function checkRule(rule: Rule, memberIds: readonly string[], field = "shareRule"): void {
  const parts = rule.parts ?? {};
  const hasParts = hasAny(parts);
  const names = rule.userId ?? null;
  if (hasParts !== (rule.kind === "parts") || (names !== null) !== (rule.kind === "only"))
    throw fieldError(field, ErrorCode.SHARES_RULE);
  const named = [...Object.keys(parts), ...(names === null ? [] : [names])];
  if (!named.every((id) => memberIds.includes(id))) throw fieldError(field, ErrorCode.SHARES_MEMBER);
}

/**
 * Return the person behind each member: the user who claimed a name, else the member.
 *
 * | members           | people     |
 * |-------------------|------------|
 * | a, n              | a: a, n: n |
 * | a, n claimed by a | a: a, n: a |
 */
export function peopleOf(members: readonly Person[]): People {
  return Object.fromEntries(members.map(({ memberId, userId }) => [memberId, userId ?? memberId]));
}

/** Return shares added up by person, in the order of ids; a member who is nobody else counts as themselves. */
export function byPerson(shares: Shares, people: People): Shares {
  const sums = new Map<string, Money>();
  for (const [memberId, share] of Object.entries(shares)) {
    const person = people[memberId] ?? memberId;
    sums.set(person, (sums.get(person) ?? ZERO) + share);
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => compare(a, b)));
}

/**
 * Return the parts that people bear by a rule, of present members; empty where nothing is shared.
 *
 * | rule        | members                   | parts      |
 * |-------------|---------------------------|------------|
 * | none        | a, b                      |            |
 * | equal       | a, b, c (views)           | a: 1, b: 1 |
 * | equal       | a, b (not sharing)        | a: 1       |
 * | equal       | a, n, m claimed by a      | a: 1, n: 1 |
 * | parts 3 : 2 | a, b                      | a: 3, b: 2 |
 * | parts 3 : 2 | a                         | a: 3       |
 * | parts 3 : 2 | a, the other claimed by a | a: 5       |
 * | only b      | a, b                      | b: 1       |
 */
export function partsOf(rule: Rule, members: readonly Member[]): Readonly<Record<string, number>> {
  const people = peopleOf(members);
  if (rule.kind === "equal") {
    const sharing = members.filter(({ role, isSharing }) => isSharing && role !== "viewer");
    const one = sharing.filter(({ memberId }) => people[memberId] === memberId);
    return Object.fromEntries(one.map(({ memberId }) => [memberId, 1]));
  }
  const sums: Record<string, number> = {};
  for (const [memberId, part] of Object.entries(namedParts(rule))) {
    const person = people[memberId];
    if (person !== undefined) sums[person] = (sums[person] ?? 0) + part;
  }
  return sums;
}

function namedParts({ kind, parts, userId }: Rule): Readonly<Record<string, number>> {
  if (kind === "parts") return parts ?? {};
  return kind === "only" && userId != null ? { [userId]: 1 } : {};
}

/** A guest's ids have a prefix before the UUID. */
const UUID_LENGTH = 36;

/**
 * Divide a positive value among members in proportion to whole weights; amounts of zero are left out. Everybody gets the
 * floor in the currency's smallest unit. Units that are left over go to the largest remainders, of equal ones in the order
 * of the sorted ids, beginning at the entry's id as an integer modulo their number.
 *
 * | value | weights          | entry's id | shares              |
 * |-------|------------------|------------|---------------------|
 * | 10.00 | a: 1, b: 1, c: 1 | ...00      | 3.34, 3.33, 3.33    |
 * | 10.00 | a: 1, b: 1, c: 1 | ...01      | 3.33, 3.34, 3.33    |
 * | 0.01  | a: 3, b: 2       | ...00      | a: 0.01             |
 */
export function weigh(entryId: string, currencyCode: string, value: Money, weights: Weights): Shares {
  const ids = Object.keys(weights).sort(compare);
  if (ids.length === 0) return {};
  const weightOf = (id: string) => BigInt(weights[id] ?? 0);
  const total = sum(ids.map(weightOf));
  const unit = 10n ** BigInt(PLACES - moneyDigits(currencyCode));
  const units = value / unit;
  const begin = Number(BigInt(`0x${entryId.slice(-UUID_LENGTH).replaceAll("-", "")}`) % BigInt(ids.length));
  const turns = [...ids.slice(begin), ...ids.slice(0, begin)];
  const remainderOf = (id: string) => (units * weightOf(id)) % total;
  const byRemainder = turns.toSorted((a, b) => compare(remainderOf(b), remainderOf(a)));
  const floorOf = (id: string) => (units * weightOf(id)) / total;
  const extra = new Set(byRemainder.slice(0, Number(units - sum(ids.map(floorOf)))));
  const amounts = ids.map((id) => [id, (floorOf(id) + (extra.has(id) ? 1n : 0n)) * unit] as const);
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== ZERO));
}

/**
 * Return the shares of an entry: each line by its rule, added up by member in the order of ids. Empty where no line is
 * shared. A line that nobody shares, beside others, is borne by whoever paid.
 */
export function split(
  entryId: string,
  currencyCode: string,
  lines: readonly RuledLine[],
  members: readonly Member[],
  paidBy: string,
): Shares {
  const parts = lines.map(({ value, rule }) => ({ value, weights: partsOf(rule, members) }));
  if (!parts.some(({ weights }) => hasAny(weights))) return {};
  const sums = new Map<string, Money>();
  for (const { value, weights } of parts) {
    const borneParts = hasAny(weights) ? weights : { [paidBy]: 1 };
    for (const [id, amount] of Object.entries(weigh(entryId, currencyCode, value, borneParts)))
      sums.set(id, (sums.get(id) ?? ZERO) + amount);
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => compare(a, b)));
}

function hasAny(weights: Weights): boolean {
  return Object.keys(weights).length > 0;
}

/** Return the shares of a refund from those of its expense: the same ones, or in proportion of a part. */
export function mirror(entryId: string, currencyCode: string, value: Money, shares: Shares): Shares {
  return weigh(entryId, currencyCode, value, shares);
}

/**
 * Throw the error of shares that are given; none at all share nothing. `shares.member` for somebody who is no member,
 * `shares.sum` where they don't add up to the value, or the error of an amount that the currency can't have; all of the
 * field `shares`.
 */
export function checkShares(
  value: Money,
  currencyCode: string,
  shares: Shares,
  memberIds: readonly string[],
): void {
  const amounts = Object.values(shares);
  if (!Object.keys(shares).every((id) => memberIds.includes(id)))
    throw fieldError("shares", ErrorCode.SHARES_MEMBER);
  amounts.forEach((amount) => checkAmount("shares", amount, currencyCode));
  if (amounts.length > 0 && sum(amounts) !== value) throw fieldError("shares", ErrorCode.SHARES_SUM);
}

/**
 * Return the part of an entry that a member bears, by category, with the sign of its lines. Shares are divided over the
 * lines in proportion. Without shares whoever paid bears all.
 *
 * | shares           | lines                | borne by a               |
 * |------------------|----------------------|--------------------------|
 * | a: 6.00, b: 4.00 | food: -8, home: -2   | food: -4.80, home: -1.20 |
 * | none, a paid     | food: -8             | food: -8.00              |
 * | none, b paid     | food: -8             |                          |
 */
export function borne(
  memberId: string,
  paidBy: string | null,
  currencyCode: string,
  lines: readonly Part[],
  shares: Shares,
): ReadonlyMap<string, Money> {
  const total = sum(lines.map(({ value }) => value));
  const isShared = hasAny(shares);
  const whole = paidBy === memberId ? abs(total) : ZERO;
  const share = isShared ? (shares[memberId] ?? ZERO) : whole;
  if (share === ZERO) return new Map();
  const values = lines.map(({ value }) => value);
  const parts = divide(total < ZERO ? -share : share, values, moneyDigits(currencyCode));
  const sums = new Map<string, Money>();
  lines.forEach(({ categoryId }, index) => {
    sums.set(categoryId, (sums.get(categoryId) ?? ZERO) + (parts[index] ?? ZERO));
  });
  return new Map([...sums].filter(([, amount]) => amount !== ZERO));
}

/**
 * Return the balances that are not zero, by currency and person; `people` as `peopleOf` has them. Whoever paid is owed the shares, and each bearer owes
 * theirs; a refund counts the other way round, and a settlement is paid by one for the other. They add up to zero in every
 * currency.
 */
export function balances(entries: Iterable<SharedEntry>, people: People = {}): Balance[] {
  const parts: Balance[] = [];
  const personOf = (memberId: string) => people[memberId] ?? memberId;
  for (const { kind, paidBy, shares, currencyCode } of entries) {
    if (paidBy === null) continue;
    for (const [memberId, share] of Object.entries(shares)) {
      const amount = kind === "refund" ? -share : share;
      parts.push(
        { memberId: personOf(paidBy), currencyCode, amount },
        { memberId: personOf(memberId), currencyCode, amount: -amount },
      );
    }
  }
  return added(parts);
}

/** Return balances added up by member and currency, in the order of currencies and ids, without those that are zero. */
export function added(parts: readonly Balance[]): Balance[] {
  const sums = new Map<string, Balance>();
  for (const { memberId, currencyCode, amount } of parts) {
    const key = `${currencyCode} ${memberId}`;
    sums.set(key, { memberId, currencyCode, amount: (sums.get(key)?.amount ?? ZERO) + amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== ZERO).sort(byPlace);
}

/**
 * Return the payments that make all balances zero: in each currency fewer than there are people. Whoever owes most pays
 * whoever is owed most, until nobody owes; of equal ones the smaller id first.
 */
export function payments(owed: readonly Balance[]): Payment[] {
  const ordered = owed.toSorted(byPlace);
  const codes = [...new Set(ordered.map(({ currencyCode }) => currencyCode))];
  return codes.flatMap((code) =>
    paymentsIn(
      code,
      ordered.filter(({ currencyCode }) => currencyCode === code),
    ),
  );
}

function paymentsIn(currencyCode: string, group: readonly Balance[]): Payment[] {
  const owed = new Map(group.map(({ memberId, amount }) => [memberId, amount]));
  const found: Payment[] = [];
  for (;;) {
    // Sorting keeps the order of ids among equal amounts.
    const rows = [...owed].sort(([, a], [, b]) => compare(a, b));
    const debtor = rows[0];
    const creditor = rows.find(([, amount]) => amount === rows.at(-1)?.[1]);
    if (debtor === undefined || creditor === undefined || debtor[1] >= ZERO) return found;
    const amount = min(-debtor[1], creditor[1]);
    owed.set(debtor[0], debtor[1] + amount);
    owed.set(creditor[0], creditor[1] - amount);
    found.push({ fromMemberId: debtor[0], toMemberId: creditor[0], currencyCode, amount });
  }
}

function byPlace(a: Balance, b: Balance): number {
  return compare(a.currencyCode, b.currencyCode) || compare(a.memberId, b.memberId);
}

function compare<T extends string | Money>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
