/** What an operation edits: the row, and each field with the value the person wants; and what it makes. */
import type { Operation, OperationName, OperationOf, State } from "@/domain";

/** Fields that are edited like any other, by the operation that does. A balance set by hand books a difference instead. */
const FIELDS = {
  updateAccount: ["accounts", ["name", "icon", "currencyCode", "type", "isShowInBalance"]],
  updateCategory: ["categories", ["name", "icon"]],
  updateHistory: ["history", ["note"]],
  updateList: ["lists", ["name", "categoryId", "isPinned"]],
  updateWorkspace: ["workspace", ["name", "currencyCode", "firstDayOfMonth"]],
} as const;

const PLANNING_FIELDS = ["budget", "currencyCode"] as const;

type Area = (typeof FIELDS)[keyof typeof FIELDS][0] | "plannings";
type Values = Readonly<Record<string, unknown>>;

export interface Edit {
  readonly area: Area;
  /** The row's id; of a budget its month and category. */
  readonly key: string;
  /** Before each field's name in the operation's body, as problems name it. */
  readonly prefix: string;
  /** The fields with what they become. */
  readonly mine: Values;
}

interface Row {
  readonly id: string;
  readonly version: number;
}

export type EditedRow = Row & Values;

export function editsOf(operation: Operation): readonly Edit[] {
  if (operation.name === "setPlanning") return [planningEdit(operation.body.date, operation.body, "")];
  if (operation.name === "setPlannings") {
    return operation.body.planningsCategories.map((item, index) =>
      planningEdit(operation.body.date, item, `planningsCategories.${index}.`),
    );
  }
  if (!isFieldEdit(operation)) return [];
  const [area, fields] = FIELDS[operation.name];
  return [{ area, key: operation.id, prefix: "", mine: picked(operation.body, fields) }];
}

function isFieldEdit(operation: Operation): operation is OperationOf<keyof typeof FIELDS> {
  return operation.name in FIELDS;
}

/** The row of an edit in a state; undefined when it is not there. */
export function rowOf(state: State, { area, key }: Edit): EditedRow | undefined {
  const rows: readonly object[] = area === "workspace" ? [state.workspace] : state[area];
  return rows.find((row) => keyOf(area, row as Row) === key) as EditedRow | undefined;
}

/** Return the rows of an answer by the keys that edits have of them. */
export function rowsAnswered(answer: unknown): ReadonlyMap<string, EditedRow> {
  const { planningsCategories = [answer] } = (answer ?? {}) as { readonly planningsCategories?: unknown[] };
  const rows = planningsCategories.filter((row) => typeof (row as Row | null)?.version === "number");
  return new Map(
    (rows as EditedRow[]).flatMap((row) => [
      [row.id, row],
      [keyOf("plannings", row), row],
    ]),
  );
}

/** What the edited fields are in a state, by their names in the body. */
export function valuesIn(state: State, edit: Edit): Values {
  return valuesOf(rowOf(state, edit), edit);
}

/** What they are in a row. Nothing planned is a budget of zero. */
export function valuesOf(row: Values | undefined, edit: Edit): Values {
  const pairs = Object.keys(edit.mine).map((field) => [
    edit.prefix + field,
    row?.[field] ?? (field === "budget" ? "0.00" : null),
  ]);
  return Object.fromEntries(pairs) as Values;
}

/** The operation with the versions its edits are made on; undefined leaves one as it is. */
export function withVersions(operation: Operation, versionOf: (edit: Edit) => number | undefined): Operation {
  const versions = editsOf(operation).map(versionOf);
  if (operation.name === "setPlannings") {
    const planningsCategories = operation.body.planningsCategories.map((item, index) =>
      versioned(item, versions[index]),
    );
    return { ...operation, body: { ...operation.body, planningsCategories } };
  }
  if (!("body" in operation)) return operation;
  return { ...operation, body: versioned(operation.body, versions[0]) } as Operation;
}

const MAKERS: ReadonlySet<OperationName> = new Set([
  "addExpenses",
  "replaceExpense",
  "transfer",
  "replaceTransfer",
  "createAccount",
  "createCategory",
  "createList",
  "addListItem",
]);

/** The ids of what an operation makes. */
export function madeBy(operation: Operation): readonly string[] {
  if (operation.name === "setPlannings") {
    return operation.body.planningsCategories.flatMap(({ id, version = 0 }) =>
      id !== undefined && version === 0 ? [id] : [],
    );
  }
  if (operation.name === "setPlanning") return (operation.body.version ?? 0) === 0 ? [operation.id] : [];
  if (!MAKERS.has(operation.name) || !("id" in operation)) return [];
  const planned = operation.name === "createCategory" ? operation.body.planningId : undefined;
  return planned === undefined ? [operation.id] : [operation.id, planned];
}

/** Whether a change makes sense only after another: it names what that makes, or edits a field that it edits. */
export function buildsOn(later: Operation, earlier: Operation): boolean {
  const text = JSON.stringify(later);
  if (madeBy(earlier).some((id) => text.includes(id))) return true;
  const before = editsOf(earlier);
  return editsOf(later).some((edit) => before.some((each) => isSameField(each, edit)));
}

function isSameField(one: Edit, other: Edit): boolean {
  const isRow = one.area === other.area && one.key === other.key;
  return isRow && Object.keys(one.mine).some((field) => field in other.mine);
}

function planningEdit(
  date: string,
  item: { readonly categoryId: string; readonly budget: string; readonly currencyCode?: string },
  prefix: string,
): Edit {
  return {
    area: "plannings",
    key: `${date} ${item.categoryId}`,
    prefix,
    mine: picked(item, PLANNING_FIELDS),
  };
}

function keyOf(area: Area, row: Row): string {
  if (area !== "plannings") return row.id;
  const { date, categoryId } = row as unknown as { date: string; categoryId: string };
  return `${date} ${categoryId}`;
}

function picked(body: object, fields: readonly string[]): Values {
  const values = body as Values;
  const pairs = fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]);
  return Object.fromEntries(pairs) as Values;
}

function versioned<Body extends object>(body: Body, version: number | undefined): Body {
  return version === undefined ? body : { ...body, version };
}
