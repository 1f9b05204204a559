/** For tests: lines of `tests/vectors/quick_add.json`, and the workspaces that they are read for. */
import quickAdd from "../../tests/vectors/quick_add.json";
import * as money from "@/domain/rules/base/money";
import { parse, type Answers, type Draft, type Ledger, type QuickKind } from "@/domain/rules/quickAdd";
import { text, type Args } from "./vectorValues";

const CONTEXTS: Readonly<Record<string, Context>> = quickAdd.contexts;

interface Context {
  readonly currencyCode: string;
  readonly today: string;
  readonly accounts: readonly string[];
  readonly categories: readonly string[];
  readonly memory: readonly string[];
  readonly payees?: readonly string[];
}

/** A line as its vector writes it: what an expense without note and day leaves out is left out. */
export function readLine(a: Args): unknown {
  const context = CONTEXTS[text(a["context"])];
  if (context === undefined) throw new Error(`no context ${text(a["context"])}`);
  const { value, ...answers } = (a["answers"] ?? {}) as Record<string, string>;
  const given = { ...answers, ...(value === undefined ? {} : { value: money.parse(value) }) } as Answers;
  const told = (a["told"] ?? "expense") as QuickKind;
  return written(parse(text(a["text"]), ledgerOf(context), context.today, given, told));
}

export function ledgerOf(context: Context): Ledger {
  return {
    accounts: context.accounts.map(accountOf),
    categories: context.categories.map((row) => {
      const [id = "", ...name] = row.split(" ");
      return { id, name: name.join(" ") };
    }),
    currencyCode: context.currencyCode,
    memory: context.memory.map((row) => {
      const [categoryId = "", accountId = "", ...note] = row.split(" ");
      return { categoryId, accountId, note: note.join(" ") };
    }),
    payees: (context.payees ?? []).map((row) => {
      const [categoryId = "", accountId = "", ...name] = row.split(" ");
      return { categoryId: categoryId === "-" ? null : categoryId, accountId, name: name.join(" ") };
    }),
  };
}

/** `cash Cash USD` or `credit Credit Card USD main`. */
function accountOf(row: string): Ledger["accounts"][number] {
  const isMain = row.endsWith(" main");
  const [id = "", ...rest] = row.replace(/ main$/, "").split(" ");
  return { id, name: rest.slice(0, -1).join(" "), currencyCode: rest.at(-1) ?? "", isMain };
}

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function written({ value, kind, doubts, ...rest }: Draft): unknown {
  const said = Object.entries<unknown>(rest).filter(([, each]) => !isNothing(each));
  const asked = Array.from(doubts, ([field, { code, choices }]): [string, unknown] => [
    field,
    choices.length > 0 ? choices.map(({ id }) => id) : code,
  ]);
  return {
    ...(kind === "expense" ? {} : { kind }),
    ...(value === null ? {} : { value: money.formatText(value) }),
    ...Object.fromEntries(said),
    ...(asked.length > 0 ? { doubts: Object.fromEntries(asked) } : {}),
  };
}
