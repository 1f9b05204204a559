/** Stored rows that an operation edits: each field with the value the person wants. */
import { definitionOf, type EditedFields, type Operation, type State } from "@/domain";

type Area = EditedFields["area"];
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

/** Edit with its part of the body: the whole body, or an item of its list. */
export interface Part extends Edit {
  readonly body: Values;
  /** The field without which the part is void. */
  readonly required: string | undefined;
}

interface Row {
  readonly id: string;
  readonly version: number;
}

export type EditedRow = Row & Values;

export function editsOf(operation: Operation): readonly Edit[] {
  return partsOf(operation);
}

export function partsOf(operation: Operation): readonly Part[] {
  const { changes } = definitionOf(operation);
  if (changes === undefined || !("body" in operation)) return [];
  const { area, fields, required, list } = changes;
  const [requestBody, id] = [operation.body as Values, "id" in operation ? operation.id : ""];
  const bodies = list === undefined ? [requestBody] : (requestBody[list] as readonly Values[]);
  return bodies.map((body, index) => ({
    area,
    key: keyOf(area, { ...requestBody, ...body, id }),
    prefix: list === undefined ? "" : `${list}.${index}.`,
    mine: picked(body, fields),
    body,
    required,
  }));
}

/** Return the operation with other parts of its body, null for one that goes; null when all go. */
export function withParts(operation: Operation, parts: readonly (Values | null)[]): Operation | null {
  const list = definitionOf(operation).changes?.list;
  const [first, ...others] = parts.filter((part) => part !== null);
  if (first === undefined || !("body" in operation)) return null;
  const body = list === undefined ? first : { ...operation.body, [list]: [first, ...others] };
  return { ...operation, body } as Operation;
}

/** Return the edit that a field of a problem belongs to. */
export function partOf(operation: Operation, field: string): Part | undefined {
  return partsOf(operation).find(({ prefix }) => field.startsWith(prefix));
}

/** Return the row of an edit in a state; undefined when it is not there. */
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

/** Return the edited fields as they are in a state, by their names in the body. */
export function valuesIn(state: State, edit: Edit): Values {
  return valuesOf(rowOf(state, edit), edit);
}

/** Return the edited fields as they are in a row. Nothing planned is a budget of zero. */
export function valuesOf(row: Values | undefined, edit: Edit): Values {
  const pairs = Object.keys(edit.mine).map((field) => [
    edit.prefix + field,
    row?.[field] ?? (field === "budget" ? "0.00" : null),
  ]);
  return Object.fromEntries(pairs) as Values;
}

/** Return the edited fields as they are in a state, those of all edits together. */
export function seenBy(operation: Operation, state: State): Values {
  return Object.assign({}, ...partsOf(operation).map((edit) => valuesIn(state, edit))) as Values;
}

/** Return the operation with the versions its edits are made on; undefined leaves one as it is. */
export function withVersions(operation: Operation, versionOf: (edit: Edit) => number | undefined): Operation {
  const versioned = (part: Part): Values => {
    const version = versionOf(part);
    return version === undefined ? part.body : { ...part.body, version };
  };
  return withParts(operation, partsOf(operation).map(versioned)) ?? operation;
}

/** Return the ids of the rows that an operation makes. */
export function madeBy(operation: Operation): readonly string[] {
  return definitionOf(operation).creates?.(operation) ?? [];
}

/** Return whether a change makes sense only after another: it names a row of it, or edits a field that it edits. */
export function buildsOn(later: Operation, earlier: Operation): boolean {
  if (namesRowOf(later, earlier)) return true;
  const before = editsOf(earlier);
  return editsOf(later).some((edit) => before.some((each) => isSameField(each, edit)));
}

/** Return whether a change names a row that another makes. */
export function namesRowOf(later: Operation, earlier: Operation): boolean {
  const text = JSON.stringify(later);
  return madeBy(earlier).some((id) => text.includes(id));
}

/** Return whether two values of a field are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSameField(one: Edit, other: Edit): boolean {
  const isRow = one.area === other.area && one.key === other.key;
  return isRow && Object.keys(one.mine).some((field) => field in other.mine);
}

function keyOf(area: Area, row: object): string {
  const { id, date, categoryId } = row as Readonly<Record<"id" | "date" | "categoryId", string>>;
  return area === "plannings" ? `${date} ${categoryId}` : id;
}

function picked(body: Values, fields: readonly string[]): Values {
  const pairs = fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]);
  return Object.fromEntries(pairs) as Values;
}
