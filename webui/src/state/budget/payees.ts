/** Payees and tags of the open budget: those of the entries on this device, and older ones that the server knows. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { payees, payeesView, tags, tagsView, type Operation, type PayeeRow, type TagRow } from "@/domain";
import { remoteOf } from "../remote";
import { viewAtom } from "../view";
import { historyAtom, cutoffAtom } from "./history";
import { workspaceAtom } from "./workspace";

const heldPayeesAtom = atom((get) => payeesView(get(historyAtom)));
const heldTagsAtom = atom((get) => tagsView(get(historyAtom)));

export const payeesRemote = remoteOf<readonly Schema<"KnownPayee">[]>(
  (workspace_id) => (client) =>
    client.GET("/api/payee/{workspace_id}/list", { params: { path: { workspace_id } } }),
  { keptAs: (workspaceId) => `payees ${workspaceId}` },
);

export const tagsRemote = remoteOf<readonly Schema<"KnownTag">[]>(
  (workspace_id) => (client) =>
    client.GET("/api/tag/{workspace_id}/list", { params: { path: { workspace_id } } }),
  { keptAs: (workspaceId) => `tags ${workspaceId}` },
);

/** The workspace whose payees and tags the server has to be asked for; null where all entries are here. */
const askedAtom = atom((get) => (get(cutoffAtom) === null ? null : (get(workspaceAtom)?.id ?? null)));

/** Reads the payees of entries that are not held here. */
export const readPayeesAtom = atom(null, async (get, set): Promise<void> => {
  const asked = get(askedAtom);
  if (asked !== null) await set(payeesRemote.readAtom, asked);
});

/** Reads the tags of entries that are not held here. */
export const readTagsAtom = atom(null, async (get, set): Promise<void> => {
  const asked = get(askedAtom);
  if (asked !== null) await set(tagsRemote.readAtom, asked);
});

/** Renames that the server's lists may not have yet. */
const renamesAtom = atom((get): readonly Operation[] => {
  const { sent, pending } = get(viewAtom);
  return [...sent, ...pending].map(({ operation }) => operation);
});

/** Payees, those of the newest entries first. */
export const payeesAtom = atom((get): readonly PayeeRow[] => {
  const [held, asked] = [get(heldPayeesAtom), get(askedAtom)];
  const reading = asked === null ? null : get(payeesRemote.valueOfAtom)(asked);
  if (reading?.ok !== true) return held;
  return joined(held, reading.data, get(renamesAtom).flatMap(payeeRename), payees.foldedOnce());
});

/** Tags, those of the newest entries first. */
export const tagsAtom = atom((get): readonly TagRow[] => {
  const [held, asked] = [get(heldTagsAtom), get(askedAtom)];
  const reading = asked === null ? null : get(tagsRemote.valueOfAtom)(asked);
  if (reading?.ok !== true) return held;
  return joined(held, reading.data, get(renamesAtom).flatMap(tagRename), (name) => name);
});

interface NameCount {
  readonly name: string;
  readonly count: number;
}

interface Rename {
  readonly name: string;
  readonly newName: string;
}

function payeeRename(operation: Operation): Rename[] {
  return operation.name === "renamePayee" ? [operation.body] : [];
}

function tagRename(operation: Operation): Rename[] {
  if (operation.name !== "renameTag") return [];
  const { name, newName } = operation.body;
  return [{ name: tags.clean(name), newName: tags.clean(newName) }];
}

/** Return the rows held here, then the server's others; each counts all its entries. */
function joined<Row extends NameCount>(
  held: readonly Row[],
  serverRows: readonly Row[],
  renames: readonly Rename[],
  formOf: (name: string) => string,
): readonly Row[] {
  const rows = new Map<string, Row>(held.map((row) => [formOf(row.name), row]));
  const counts = new Map<string, number>();
  for (const row of serverRows) {
    const name = renames.reduce(
      (before, rename) => (formOf(before) === formOf(rename.name) ? rename.newName : before),
      row.name,
    );
    const form = formOf(name);
    counts.set(form, (counts.get(form) ?? 0) + row.count);
    if (!rows.has(form)) rows.set(form, { ...row, name });
  }
  return [...rows].map(([form, row]) => ({ ...row, count: Math.max(row.count, counts.get(form) ?? 0) }));
}
