/** For tests: random work of people on several devices, and the properties that hold at its end. */
import { vi } from "vitest";
import {
  definitionOf,
  DomainError,
  ErrorCode,
  type HistoryEntry,
  type Operation,
  type State,
} from "@/domain";
import type { Pending, Refused } from "@/data/device/database";
import { correctionConflict } from "@/data/sync/corrections";
import { editsOf, isSame, madeBy, valuesIn, type Edit } from "@/data/sync/edits";
import { closed, newDevice, readAll, reopened, shownBy, signedUp, type Device } from "./devices";
import { dice, randomCorrection, randomItem, randomOperation, type Dice } from "./randomOperations";
import type { RealServer } from "./realServer.node";

const STEPS = 40;
/** One schedule of this many kills the server while it works. */
const RESTART_EVERY = 10;
const DAY_MS = 86_400_000;
export const START = new Date("2026-11-21T10:00:00Z").getTime();
const MONTHS = ["2026-10", "2026-11", "2026-12"];

/** Rules by which devices handle their changes; controls use wrong ones. */
export interface Ways {
  readonly dropsRefused?: boolean;
  readonly sendsWholeLists?: boolean;
  /** Everybody corrects the same few entries, and decides about what is refused. */
  readonly corrects?: boolean;
}

/** Reason of a refusal of a change of an entry, and the entry that the card names. */
interface Reason {
  readonly code: string;
  readonly entryId: string;
  /** Null where a card says that it was deleted, or where there is no card of two sides. */
  readonly theirId: string | null;
  readonly isDeleted: boolean;
}

/** The last one to edit a field; nobody alone when several did. */
interface LastEdit {
  readonly by: Device | null;
  readonly edit: Edit;
  readonly field: string;
}

export interface Story {
  readonly devices: readonly Device[];
  /** What somebody wanted, and what of it was refused and listed: by `wantsOf`. */
  readonly wanted: Set<string>;
  readonly heard: Set<string>;
  /** Ids of things that somebody made. */
  readonly made: Set<string>;
  /** Ids of things that somebody took away, itself or by what they belong to. */
  readonly removed: Set<string>;
  /** The list of each item that somebody added: it goes with it, whether or not who removed the list saw the item. */
  readonly listOf: Map<string, string>;
  /** Ids of rows that a refused change would have made; the refusal was listed. */
  readonly listed: Set<string>;
  readonly edits: Map<string, LastEdit>;
  /** Fields of refused changes. */
  readonly refusedFields: Set<string>;
  /** Conflicts without another editor. */
  readonly groundless: Operation[];
  readonly reasons: Reason[];
}

export interface End {
  readonly story: Story;
  /** Final state of each device, and of a new one that reads the server. */
  readonly shown: readonly State[];
}

/** Plays a schedule to its end: all that waits is sent, what was refused is tried again, and then given up. */
export async function played(real: RealServer, seed: number, count: number, ways: Ways = {}): Promise<End> {
  const random = dice(seed);
  const person = await signedUp(real.base);
  const devices: Device[] = [];
  for (let index = 0; index < count; index += 1) {
    devices.push(await newDevice(real.base, person, (index - 1) * DAY_MS, random));
  }
  const story: Story = {
    ...{
      wanted: new Set(),
      heard: new Set(),
      devices,
      made: new Set(),
      removed: new Set(),
      listed: new Set(),
      listOf: new Map(),
    },
    ...{ edits: new Map(), refusedFields: new Set(), groundless: [], reasons: [] },
  };
  let restarted = Promise.resolve();
  for (let index = 0; index < STEPS; index += 1) {
    if (seed % RESTART_EVERY === 0 && index === STEPS / 2) restarted = real.restart();
    await step(story, random, ways);
  }
  await restarted;
  await finished(story, ways);
  const reader = await newDevice(real.base, person, 0, random);
  await readAll(reader, MONTHS);
  const shown = [...devices, reader].map(shownBy);
  for (const device of [...devices, reader]) closed(device);
  return { story, shown };
}

async function step(story: Story, random: Dice, ways: Ways): Promise<void> {
  const device = random.one(story.devices);
  if (device === undefined) return;
  const event = random.below(20);
  if (event === 0) device.isOnline = false;
  else if (event < 3) device.isOnline = true;
  else if (event === 3) device.losesAnswers = !device.losesAnswers;
  else if (event === 4) await reopened(device);
  else if (event < 7) await settled(story, device, ways);
  else await change(story, device, random, ways);
}

async function settled(story: Story, device: Device, ways: Ways): Promise<void> {
  await device.gateway.refresh();
  for (const refused of device.gateway.view().refused) {
    if (ways.dropsRefused === true) await device.gateway.shared?.discard(refused.sequence);
    else look(story, device, refused);
  }
}

/** See a refused change in the list, with its reason. */
function look(story: Story, device: Device, refused: Refused): void {
  list(story, refused.problem.code, [refused, ...refused.dependents]);
  story.reasons.push(...reasonsOf(refused, device));
}

/** Return what a refusal says of an entry: in its code, and on the card of two sides. */
function reasonsOf(refused: Refused, { gateway }: Device): Reason[] {
  const { operation, problem } = refused;
  const entryId = definitionOf(operation).ofEntry?.idOf(operation);
  if (entryId === undefined) return [];
  const card = correctionConflict(refused, gateway.view());
  const current = (problem.current as { readonly id?: string } | null)?.id ?? null;
  const said = {
    code: problem.code,
    entryId,
    theirId: current,
    isDeleted: problem.code === ErrorCode.CONFLICT_DELETED,
  };
  if (card === null) return [said];
  const isDeleted = card.theirs === "deleted";
  return [
    said,
    { code: "card", entryId, theirId: card.theirs === "deleted" ? null : card.theirs.id, isDeleted },
  ];
}

function list(story: Story, code: string, refused: readonly Pending[]): void {
  note(
    story.listed,
    refused.map(({ operation }) => operation),
  );
  for (const want of refused.flatMap(({ operation }) => wantsOf(operation))) story.heard.add(want);
  const fields = refused.flatMap(({ operation }) => editsOf(operation).flatMap(namesOf));
  for (const field of fields) story.refusedFields.add(field);
  const isContested = fields.some((field) => story.edits.get(field)?.by === null);
  if (code.startsWith("conflict") && !isContested)
    story.groundless.push(...refused.map((each) => each.operation));
}

async function change(story: Story, device: Device, random: Dice, ways: Ways): Promise<void> {
  vi.setSystemTime(START + device.clockOffMs);
  const shown = shownBy(device);
  if (ways.corrects === true && random.below(6) === 0) await decide(story, device, random);
  const draw =
    ways.sendsWholeLists === true ? randomItem : ways.corrects === true ? randomCorrection : randomOperation;
  const made = draw(shown, random);
  if (made === null) return;
  try {
    await device.gateway.send(
      shown.workspace.id,
      ways.sendsWholeLists === true ? asWholeList(made, shown) : made,
    );
  } catch (error) {
    if (error instanceof DomainError) return;
    throw error;
  }
  note(story.made, [made]);
  if (made.name === "addListItem") story.listOf.set(made.id, made.listId);
  for (const want of wantsOf(made)) story.wanted.add(want);
  for (const id of removedBy(made, shown)) story.removed.add(id);
  for (const edit of editedBy(made, shown)) {
    for (const field of Object.keys(edit.mine)) {
      const key = nameOf(edit, field);
      const before = story.edits.get(key);
      story.edits.set(key, { by: before === undefined || before.by === device ? device : null, edit, field });
    }
  }
}

/** Decide about one of the refused changes, as a person does on its card. */
async function decide(story: Story, device: Device, random: Dice): Promise<void> {
  const { shared, view } = device.gateway;
  const refused = random.one(view().refused);
  if (refused === undefined) return;
  look(story, device, refused);
  if (random.below(2) === 0) await shared?.keepMine(refused.sequence);
  else await shared?.keepTheirs(refused.sequence);
}

function asWholeList(operation: Operation, shown: State): Operation {
  if (operation.name !== "addListItem") return operation;
  const list = shown.lists.find(({ id }) => id === operation.listId);
  const listItems = [...(list?.listItems ?? []), { id: operation.id, ...operation.body }];
  return { name: "updateList", id: operation.listId, body: { listItems } };
}

/** Budgets are compared by category and month, as their ids differ by device. */
function note(ids: Set<string>, operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.name === "setPlanning" || operation.name === "setPlannings") continue;
    const [id] = madeBy(operation);
    if (id !== undefined) ids.add(id);
  }
}

function removedBy(operation: Operation, shown: State): string[] {
  if ("entryId" in operation) return [operation.entryId];
  if (operation.name === "deleteHistory" || operation.name === "removeListItem") return [operation.id];
  if (operation.name !== "deleteList") return [];
  const items = shown.lists.find(({ id }) => id === operation.id)?.listItems ?? [];
  return [operation.id, ...items.map(({ id }) => id)];
}

/** Return the rows that an operation edits; removing or restoring a budget is an edit. */
function editedBy(operation: Operation, { plannings }: State): readonly Edit[] {
  if (operation.name === "createCategory") {
    const { date = "", budget } = operation.body;
    return [{ area: "plannings", key: `${date} ${operation.id}`, prefix: "", mine: { budget } }];
  }
  if (operation.name !== "deletePlanning" && operation.name !== "restorePlanning") return editsOf(operation);
  const row = plannings.find(({ id }) => id === operation.id);
  if (row === undefined) return [];
  return [
    { area: "plannings", key: `${row.date} ${row.categoryId}`, prefix: "", mine: { budget: row.budget } },
  ];
}

const nameOf = ({ area, key }: Edit, field: string) => `${area} ${key} ${field}`;
const namesOf = (edit: Edit) => Object.keys(edit.mine).map((field) => nameOf(edit, field));

async function finished(story: Story, ways: Ways): Promise<void> {
  for (const device of story.devices) Object.assign(device, { isOnline: true, losesAnswers: false });
  for (const device of story.devices) await settled(story, device, ways);
  for (const device of story.devices) {
    const { shared, view } = device.gateway;
    // What those before decided is heard of first, as it is by whoever looks at the list.
    await device.gateway.refresh();
    for (const { sequence } of view().refused) await shared?.keepMine(sequence);
    await settled(story, device, ways);
    const again = view().refused.filter(({ problem }) => problem.code.startsWith("conflict"));
    story.groundless.push(...again.map(({ operation }) => operation));
    for (const { sequence } of view().refused) await shared?.discard(sequence);
  }
  for (const device of story.devices) await readAll(device, MONTHS);
}

/** Return the changes that the server neither accepted nor listed as refused. */
export function unheard({ devices, wanted, heard }: Story): string[] {
  const taken = new Set(devices.flatMap(({ accepted }) => accepted.flatMap(wantsOf)));
  return [...wanted].filter((want) => !taken.has(want) && !heard.has(want));
}

/** Corrections and deletions that the server took, of all devices. */
function takenOf({ devices }: Story) {
  const accepted = devices.flatMap((device) => device.accepted);
  const next = new Map(
    accepted.flatMap((operation) =>
      "entryId" in operation ? [[operation.entryId, operation.id] as const] : [],
    ),
  );
  const deleted = new Set(
    accepted.flatMap(({ name, ...rest }) => (name === "deleteHistory" && "id" in rest ? [rest.id] : [])),
  );
  const chainOf = (id: string): string[] => {
    const by = next.get(id);
    return by === undefined ? [id] : [id, ...chainOf(by)];
  };
  return { accepted, next, deleted, chainOf };
}

/** Return the refusals whose reason is not true: a correction or a deletion that the server never took. */
export function untrue(story: Story): readonly Reason[] {
  const { deleted, chainOf } = takenOf(story);
  return story.reasons.filter(({ code, entryId, theirId, isDeleted }) => {
    if (code === ErrorCode.NOT_FOUND) return true;
    const chain = chainOf(entryId);
    if (isDeleted) return !deleted.has(chain.at(-1) ?? "");
    if (code === ErrorCode.CONFLICT_REPLACED)
      return chain.length < 2 || !chain.slice(1).includes(theirId ?? "");
    return code === "card" && !chain.includes(theirId ?? "");
  });
}

/** Return the entries that the server booked and nobody deleted, but that stand under no id or under more than one. */
export function broken(story: Story, { history }: State): readonly string[] {
  const { accepted, deleted, chainOf } = takenOf(story);
  const there = new Set(history.map(({ id }: HistoryEntry) => id));
  const booked = accepted
    .filter(({ name }) => ["addExpenses", "addRefund", "transfer"].includes(name))
    .flatMap(madeBy);
  return booked.filter((id) => {
    const chain = chainOf(id);
    const isDeleted = deleted.has(chain.at(-1) ?? "");
    return chain.filter((each) => there.has(each)).join() !== (isDeleted ? "" : chain.at(-1));
  });
}

/** Each field with what it shall become; of what edits none, its name and id. */
function wantsOf(operation: Operation): string[] {
  const wants = editsOf(operation).flatMap((edit) =>
    // A note follows its entry through a correction: it is known by what it says, not by the id it was typed at.
    Object.entries(edit.mine).map(
      ([field, value]) =>
        `${edit.area === "history" ? `history ${field}` : nameOf(edit, field)} ${String(value)}`,
    ),
  );
  if (wants.length > 0) return wants;
  return [`${operation.name} ${"id" in operation ? operation.id : ""}`];
}

/** Return the rows that somebody made and nobody removed, but that are missing. */
export function lost({ made, removed, listed, listOf }: Story, end: State): string[] {
  const { accounts, categories, history, lists, workspace } = end;
  const items = lists.flatMap(({ listItems }) => listItems);
  const names = workspace.members.map(({ memberId: id }) => ({ id }));
  const rows = [...accounts, ...categories, ...history, ...lists, ...items, ...names];
  const there = new Set(rows.map(({ id }) => id));
  const isRemoved = (id: string) => removed.has(id) || removed.has(listOf.get(id) ?? "");
  return [...made].filter((id) => !there.has(id) && !isRemoved(id) && !listed.has(id));
}

/** Return the fields that one device alone edited, without a refusal, but that have another value at the end. */
export function overruled({ edits, refusedFields }: Story, end: State): string[] {
  const isOverruled = ([name, { by, edit, field }]: [string, LastEdit]) =>
    by !== null && !refusedFields.has(name) && isOther(edit, field, valuesIn(end, { ...edit, prefix: "" }));
  return [...edits].filter(isOverruled).map(([name]) => name);
}

function isOther(edit: Edit, field: string, present: Readonly<Record<string, unknown>>): boolean {
  return present[field] !== null && !isSame(present[field], edit.mine[field]);
}

/** Return the changes of all devices that wait, are not read back, or are refused: none at the end. */
export function unsettled({ devices }: Story): readonly Pending[] {
  return devices.flatMap(({ gateway }) => {
    const { sent, pending, refused } = gateway.view();
    return [...sent, ...pending, ...refused];
  });
}
