import { expect, test } from "vitest";
import type { Language } from "..";
import { formatText, fromText, ZERO } from "../rules/base/money";
import { payments } from "../rules/entries/shares";
import { household } from "../rules/guests/sample";
import { SHIPPED_RATES } from "../rules/base/shippedRates";
import { allMembers, balancesOf, peopleOf } from "./entryShares";
import { payeesView } from "./payeesView";
import { planningView } from "./planningView";
import { sampleState } from "./sampleState";

const DAYS = ["2026-11-22", "2027-01-01", "2027-02-28", "2028-02-29"];

function made(today: string, language: Language = "en") {
  const user = { id: "guest", name: "" };
  let count = 0;
  const newId = () => `id-${String((count += 1))}`;
  const context = { now: `${today}T10:00:00.000Z`, today, rates: SHIPPED_RATES, user, isGuest: true, newId };
  return sampleState(language, "Europe/Kyiv", context);
}

test.each(DAYS)("on %s every account holds what its opening and its entries add up to", (today) => {
  const balances = made(today).accounts.map(({ id, budget }) => [id, budget]);
  expect(balances).toEqual(household(today, "en").accounts.map(({ id, budget }) => [id, budget]));
});

test("it is a household of two: twelve categories planned for six months, three currencies, lists, nothing after today", () => {
  const state = made("2026-11-22");
  expect(state.categories).toHaveLength(12);
  expect(new Set(state.plannings.map(({ date }) => date)).size).toBe(6);
  expect(state.plannings).toHaveLength(72);
  expect(new Set(state.accounts.map(({ currencyCode }) => currencyCode))).toEqual(
    new Set(["USD", "UAH", "EUR"]),
  );
  expect(new Set(state.history.map(({ creatorName }) => creatorName))).toEqual(new Set(["Maryna", "Taras"]));
  expect(state.lists[0]).toMatchObject({
    name: "Saturday market",
    isPinned: true,
    categoryId: "cat-groceries",
  });
  expect(state.history.every(({ localDay }) => localDay <= "2026-11-22")).toBe(true);
});

test("what is left of groceries is carried, and gifts are saved for", () => {
  const state = made("2026-11-22");
  const month = planningView(state, "2026-11", "2026-11-22", SHIPPED_RATES);
  const row = (id: string) => month.planningsCategories.find(({ categoryId }) => categoryId === id);
  expect(row("cat-groceries")).toMatchObject({ carry: { rule: "all", from: "2026-06-01" } });
  expect(row("cat-groceries")?.carried).not.toBe("0.00");
  expect(row("cat-gifts")?.target).toMatchObject({ amount: "600.00", by: "2027-05-01" });
});

test("what each day cost adds up to what was spent", () => {
  const { daySums, history } = made("2026-11-22");
  const kept = daySums.reduce((sum, { spent }) => sum + fromText(spent), ZERO);
  const spent = history
    .filter(({ kind }) => kind === "expense" || kind === "refund")
    .reduce((sum, { value }) => sum - fromText(value), ZERO);
  expect(kept).toBe(spent);
});

test("it has payees, tags, a split expense, a refund of an expense, and schedules that name who is paid", () => {
  const { history, schedules } = made("2026-11-22");
  expect(payeesView(history).map(({ name }) => name)).toContain("Corner Market");
  expect(new Set(history.flatMap(({ tags }) => tags))).toEqual(
    new Set(["sofia", "school", "for-two", "holiday"]),
  );
  const split = history.find(({ id }) => id === "his-2026-11-groceries-2");
  expect(split?.lines.map(({ categoryId, value }) => [categoryId, value])).toEqual([
    ["cat-groceries", "-70.01"],
    ["cat-household", "-18.40"],
  ]);
  const refund = history.find(({ kind }) => kind === "refund");
  expect(refund).toMatchObject({
    value: "17.80",
    refundOf: "his-2026-10-clothes-2",
    categoryId: "cat-clothes",
  });
  expect(schedules.map(({ payee }) => payee)).toEqual(["Mrs Melnyk", "Linden Studio", "Melody"]);
});

test("costs are shared with two names without an account, who owe and are owed to the cent", () => {
  const { workspace, history } = made("2026-11-22");
  expect(allMembers(workspace).map(({ name }) => name)).toEqual(["", "Taras", "Grandma"]);
  const owed = payments(balancesOf(history, peopleOf(workspace)));
  const nameOf = (id: string) => allMembers(workspace).find(({ memberId }) => memberId === id)?.name;
  const texts = owed.map(({ fromMemberId, toMemberId, amount }) => [
    nameOf(fromMemberId),
    nameOf(toMemberId),
    formatText(amount),
  ]);
  expect(texts).toEqual([
    ["Grandma", "", "71.01"],
    ["Taras", "", "47.92"],
  ]);
});

test("it is there in Ukrainian too", () => {
  const { categories, lists, history } = made("2026-11-22", "ua");
  expect(categories[0]?.name).toBe("Продукти");
  expect(lists[0]?.listItems[0]?.label).toBe("Помідори, 2 кг");
  expect(history.map(({ creatorName }) => creatorName)).toContain("Тарас");
  expect(history.map(({ payee }) => payee)).toContain("Крамниця за рогом");
  expect(history.flatMap(({ tags }) => tags)).toContain("софія");
});
