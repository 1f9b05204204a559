import { beforeAll, expect, test } from "vitest";
import { activeTexts } from "@/i18n/activeLanguage";
import { startTexts } from "@/i18n/start";
import type { Change, ChangeSet } from "@/state/budget/activity";
import { describe } from "./describe";
import { type Words } from "./describeRows";

let words: Words;

beforeAll(async () => {
  await startTexts("en");
  words = {
    t: activeTexts().t,
    language: "en",
    names: (name) => name,
    currencyCode: "USD",
    member: (id) => id,
    rule: (rule) => rule?.kind ?? "as in the workspace",
  };
});

const CHANGE: Change = {
  entity: "history",
  entityId: "his-1",
  kind: "updated",
  replaces: null,
  label: "Food",
  date: null,
  before: null,
  after: null,
};

function set(...changes: Partial<Change>[]): ChangeSet {
  return {
    revision: 7,
    userId: "ann",
    userName: "Ann",
    isByAssistant: false,
    at: "2026-11-21T10:00:00Z",
    changes: changes.map((change) => ({ ...CHANGE, ...change })),
    changeCount: changes.length,
    undoable: true,
    undoes: null,
    undoneBy: null,
  };
}

const [BO, CY, DI] = ["Bo", "Cy", "Di"].map((name) => ({ userId: name, name, isVerified: true }));

const ENTRY = { kind: "expense", value: "-12.50", currencyCode: "USD", accountLabel: "Cash" };

test.each([
  ["an expense", [{ kind: "created", after: ENTRY }], ["Expense in Food", null, "−$12.50 · Cash"]],
  [
    "another order",
    [
      { entity: "category", label: "Rent", before: { position: 1 }, after: { position: 0 } },
      { entity: "category", label: "Food", before: { position: 0 }, after: { position: 1 } },
    ],
    ["Order of categories", null, "changed"],
  ],
  [
    "another order of accounts",
    [{ entity: "account", label: "Cash", before: { position: 1 }, after: { position: 0 } }],
    ["Order of accounts", null, "changed"],
  ],
  ["a deleted one", [{ kind: "deleted", before: ENTRY }], ["Expense in Food", "−$12.50 · Cash", "deleted"]],
  [
    "an income",
    [{ kind: "created", after: { ...ENTRY, kind: "income", value: "30" } }],
    ["Income", null, "+$30.00 · Cash"],
  ],
  ["a note", [{ before: { note: "" }, after: { note: "lunch" } }], ["Entry in Food", "–", "lunch"]],
  [
    "a corrected expense",
    [
      { kind: "deleted", before: ENTRY },
      { kind: "created", after: { ...ENTRY, value: "-9" } },
    ],
    ["Expense in Food", "−$12.50", "−$9.00"],
  ],
  [
    "an expense that is corrected as one change",
    [
      {
        ...{ kind: "corrected", replaces: "his-0" },
        before: { kind: "expense", currencyCode: "USD", value: "-12.50", creatorName: "Bo" },
        after: { kind: "expense", currencyCode: "USD", value: "-9", creatorName: "Cy" },
      },
    ],
    ["Expense in Food", "−$12.50", "−$9.00"],
  ],
  [
    "an income on another day",
    [
      {
        ...{ kind: "corrected", replaces: "his-0" },
        before: { kind: "income", currencyCode: "USD", localDay: "2026-11-01" },
        after: { kind: "income", currencyCode: "USD", localDay: "2026-11-02" },
      },
    ],
    ["Income", null, "corrected"],
  ],
  [
    "a budget",
    [{ entity: "planning", date: "2026-12-01", before: { budget: "580" }, after: { budget: "540" } }],
    ["Food, December 2026", "$580.00", "$540.00"],
  ],
  [
    "a rule of what is left",
    [
      {
        ...{ entity: "carryRule", kind: "created", date: "2026-11-01" },
        after: { carry: "left", cap: "30.00" },
      },
    ],
    ["Leftovers of Food, from November 2026", null, "carry leftovers, up to $30.00"],
  ],
  [
    "another rule",
    [
      {
        ...{ entity: "carryRule", date: "2026-11-01" },
        ...{ before: { carry: "left" }, after: { carry: "none" } },
      },
    ],
    ["Leftovers of Food, from November 2026", "carry leftovers", "start fresh"],
  ],
  [
    "a target",
    [{ entity: "target", kind: "created", after: { amount: "900.00", by: "2027-06-01" } }],
    ["Target for Food", null, "$900.00 by June 2027"],
  ],
  [
    "a target that was removed",
    [{ entity: "target", kind: "deleted", before: { amount: "80.00", by: null } }],
    ["Target for Food", "$80.00 every month", "deleted"],
  ],
  [
    "an expected income",
    [
      {
        ...{ entity: "expectedIncome", date: "2026-11-01", label: "" },
        ...{ before: { amount: "200.00" }, after: { amount: "210.00" } },
      },
    ],
    ["Income expected, November 2026", "$200.00", "$210.00"],
  ],
  [
    "a new list",
    [{ entity: "list", label: "Market", kind: "created", after: { listItems: [{}, {}] } }],
    ["Market", null, "2 items"],
  ],
  [
    "an item that was added",
    [{ entity: "list", label: "Market", before: { listItems: [] }, after: { listItems: [{}] } }],
    ["Market", null, "1 item added"],
  ],
  [
    "an item that is done",
    [
      {
        entity: "list",
        label: "Market",
        before: { listItems: [{ isChecked: false }] },
        after: { listItems: [{ isChecked: true }] },
      },
    ],
    ["Market", null, "1 of 1 done"],
  ],
  [
    "an account's name",
    [{ entity: "account", label: "Card", before: { name: "Mono" }, after: { name: "Card" } }],
    ["Card", "Mono", "Card"],
  ],
  [
    "an account's currency",
    [
      {
        entity: "account",
        label: "Card",
        before: { currencyCode: "default" },
        after: { currencyCode: "EUR" },
      },
    ],
    ["Card", "USD", "EUR"],
  ],
  [
    "the main account",
    [{ entity: "account", label: "Card", before: { isMainAccount: false }, after: { isMainAccount: true } }],
    ["Card", "not the main account", "main account"],
  ],
  [
    "the budget itself",
    [{ entity: "workspace", label: "Home", before: { firstDayOfMonth: 1 }, after: { firstDayOfMonth: 10 } }],
    ["Workspace Home", "1", "10"],
  ],
  [
    "people",
    [
      {
        entity: "workspace",
        label: "Home",
        before: { participants: [{ ...BO, isVerified: false }, CY] },
        after: { participants: [BO, { ...DI, isVerified: false }] },
      },
    ],
    ["Workspace Home", null, "Di invited, Bo joined, Cy left"],
  ],
  [
    "a role",
    [
      {
        entity: "workspace",
        label: "Home",
        before: { participants: [BO, { ...CY, role: "viewer" }] },
        after: {
          participants: [
            { ...BO, role: "viewer" },
            { ...CY, role: "editor" },
          ],
        },
      },
    ],
    ["Workspace Home", null, "Cy can edit, Bo can view"],
  ],
  ["a category", [{ entity: "category", kind: "deleted", before: {} }], ["Food", null, "deleted"]],
  ["what came back", [{ entity: "category", kind: "restored", after: {} }], ["Food", null, "restored"]],
] as [string, Partial<Change>[], [string, string | null, string]][])(
  "%s is told as it was and as it became",
  (_name, changes, expected) => {
    const { title, before, after, more } = describe(set(...changes), words);
    expect([title, before, after, more]).toEqual([...expected, 0]);
  },
);

test("of a change set that touched several rows the entry is told, and the others are counted", () => {
  const told = describe(
    set({ entity: "account", label: "Cash", after: { budget: "5" } }, { kind: "created", after: ENTRY }),
    words,
  );
  expect(told).toEqual({ title: "Expense in Food", before: null, after: "−$12.50 · Cash", more: 1 });
});
