/** The web shows of a month, a search and an heir what the other doors show: `tests/doors/story.json`. */
import { describe, expect, it } from "vitest";
import type { Workspace } from "@/contract/budget";
import { displayMoney, linesOf, percent, planningView, type HistoryEntry, type Operation } from "@/domain";
import { passes } from "@/state/budget/filtering";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { inheritanceOf } from "@/features/profile/deletion/DeleteAccount";
import { wholePercent } from "@/i18n/progress";
import type { EntryView, LineView } from "@/state/budget/history";
import { account, category, guest, run, start } from "@testing/budgets";
import story from "../../../tests/doors/story.json";

function told() {
  const begun = start();
  const accountId = account(begun, "Credit Card").id;
  const plans = Object.entries(story.budgets).map(([name, budget], index): Operation => {
    const body = { categoryId: category(begun, name).id, date: `${story.month}-01`, budget };
    return { name: "setPlanning", id: `plan-${index}`, body };
  });
  const spent = story.expenses.map(({ category: name, ...entry }, index): Operation => {
    const body = { ...entry, accountId, categoryId: category(begun, name).id };
    return { name: "addExpenses", id: `his-${index}`, body };
  });
  return run(begun, [...plans, ...spent]);
}

interface Row {
  readonly budget: string;
  readonly carried: string;
  readonly spent: string;
  readonly left: string;
}

function shown(row: Row): string[] {
  const amounts = [row.budget, row.spent, row.left].map((each) => displayMoney(each, "USD", "en").text);
  return [...amounts, percent.display(wholePercent(row), "en")];
}

/** The entry with the names of its lines, which are all that is searched of its view. */
function viewOf(entry: HistoryEntry): EntryView {
  const lines: readonly LineView[] = linesOf(entry).map((line) => ({
    ...line,
    name: entry.categoryLabel ?? "",
    icon: "",
  }));
  return { ...entry, lines } as EntryView;
}

describe("every door shows the same", () => {
  it("month", () => {
    const state = told();
    const planning = planningView(state, story.month, guest.today, guest.rates);
    const rows = planning.planningsCategories.map((row) => {
      const named = state.categories.find(({ id }) => id === row.categoryId);
      return [named?.name ?? "", shown(row)] as const;
    });
    expect({ ...Object.fromEntries(rows), Total: shown(planning) }).toEqual(story.shown);
  });

  it.each(story.searches)("search for $typed", ({ typed, notes }) => {
    const wanted = { filter: { ...NO_FILTER, text: typed }, range: null, test: null };
    const found = told().history.filter((entry) => passes(viewOf(entry), wanted));
    expect(found.map(({ note }) => note)).toEqual(notes);
  });

  it.each(story.heirs)("heir among $joined", ({ invited, joined, heir }) => {
    const member = (name: string, isVerified: boolean) => ({ userId: name, name, isVerified });
    const participants = [
      member("Ann", true),
      ...invited.map((name) => member(name, false)),
      ...joined.map((name) => member(name, true)),
    ];
    const home = { name: "Home", creatorId: "Ann", participants } as unknown as Workspace;
    const inheritance = inheritanceOf(home, "Ann");
    expect(inheritance.kind === "inherited" ? inheritance.heir : "").toBe(heir);
  });
});
