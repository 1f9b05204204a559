/** Rules of the open workspace for imported entries, which the server has. */
import { atom } from "jotai";
import { thawed, type Schema } from "@/contract/schemas";
import { readingOf, type Reading } from "../outcome";
import { readAsPerson, remoteOf, type Call } from "../remote";
import { refreshAtom, workspaceAtom } from "./workspace";

export type ImportRule = Schema<"ImportRule">;
export type RuledEntries = Schema<"RuledEntries">;
export type RuledEntry = Schema<"RuledEntry">;

export const importRulesRemote = remoteOf<readonly ImportRule[]>(
  (workspace_id) => (client) =>
    client.GET("/api/import/{workspace_id}/rules", { params: { path: { workspace_id } } }),
  { keptAs: (workspaceId) => `import rules ${workspaceId}` },
);

/** Null until they were read. */
export const importRulesAtom = atom((get): readonly ImportRule[] | null => {
  const reading = get(importRulesRemote.valueOfAtom)(get(workspaceAtom)?.id ?? "");
  return reading?.ok === true ? reading.data : null;
});

export const readImportRulesAtom = atom(null, async (get, set): Promise<void> => {
  const workspaceId = get(workspaceAtom)?.id;
  if (workspaceId !== undefined) await set(importRulesRemote.readAtom, workspaceId);
});

/** Replaces the rules in the list as it is on the server now. */
export const changeImportRulesAtom = atom(
  null,
  async (
    get,
    set,
    change: (rules: readonly ImportRule[]) => readonly ImportRule[],
  ): Promise<Reading<readonly ImportRule[]>> => {
    const workspace_id = get(workspaceAtom)?.id ?? "";
    const present = await set(importRulesRemote.readAtom, workspace_id);
    if (!present.ok) return present;
    const body = thawed({ rules: change(present.data) });
    const call: Call<readonly ImportRule[]> = (client) =>
      client.PUT("/api/import/{workspace_id}/rules", { params: { path: { workspace_id } }, body });
    return readingOf(await importRulesRemote.change(get, set, workspace_id, call, (rules) => rules));
  },
);

/** Entries that the rules would change; nothing is stored. */
export const previewImportRulesAtom = atom(null, async (get, set): Promise<Reading<RuledEntries>> => {
  const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
  const call: Call<RuledEntries> = (client) =>
    client.POST("/api/import/{workspace_id}/rules/preview", { params, body: {} });
  return readAsPerson(get, set, call);
});

/** Changes these entries by the rules, as one change set. */
export const applyImportRulesAtom = atom(
  null,
  async (get, set, entryIds: readonly string[]): Promise<Reading<Schema<"Renamed">>> => {
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
    const body = { entryIds: [...entryIds] };
    const call: Call<Schema<"Renamed">> = (client) =>
      client.POST("/api/import/{workspace_id}/rules/apply", { params, body });
    const reading = await readAsPerson(get, set, call);
    if (reading.ok) await set(refreshAtom);
    return reading;
  },
);
