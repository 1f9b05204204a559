/** Files of banks and other apps: the server reads and books them; nothing of one is kept on the device. */
import { atom } from "jotai";
import { thawed, type Schema } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import { readingOf, type Reading } from "../outcome";
import { sessionManagerAtom } from "../session/session";
import { gatewayAtom } from "../view";
import { refreshAtom, workspaceAtom } from "./workspace";

export type PreviewedFile = Schema<"PreviewedFile">;
export type PreviewedLine = Schema<"PreviewedLine">;
export type ImportReport = Schema<"ImportReport">;
export type ImportSettings = Schema<"ImportSettings">;

/** What a file would become; nothing is stored. */
export const previewImportAtom = atom(
  null,
  async (get, set, body: Schema<"ImportPreview">): Promise<Reading<PreviewedFile>> => {
    const { client } = await set(sessionManagerAtom);
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
    const call = client.POST("/api/import/{workspace_id}/preview", { params, body: thawed(body) });
    return readingOf<PreviewedFile>(await answered(call));
  },
);

/** Books a file as one change set. */
export const importFileAtom = atom(
  null,
  async (get, set, body: Schema<"ImportFile">): Promise<Reading<ImportReport>> => {
    const { client } = await set(sessionManagerAtom);
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
    const call = client.POST("/api/import/{workspace_id}", { params, body: thawed(body) });
    const reading = readingOf<ImportReport>(await answered(call));
    if (reading.ok) await set(refreshAtom);
    return reading;
  },
);

interface Kept {
  readonly owner: string | undefined;
  readonly settings: ImportSettings;
}

const keptCell = atom<Kept | null>(null);

/** The person's saved mappings and rules; null until they were read. */
export const importSettingsAtom = atom((get): ImportSettings | null => {
  const kept = get(keptCell);
  return kept !== null && kept.owner === get(gatewayAtom)?.owner ? kept.settings : null;
});

export const readImportSettingsAtom = atom(null, async (get, set): Promise<Reading<ImportSettings>> => {
  const owner = get(gatewayAtom)?.owner;
  const { client } = await set(sessionManagerAtom);
  const reading = readingOf<ImportSettings>(await answered(client.GET("/api/import/settings")));
  if (reading.ok) set(keptCell, { owner, settings: reading.data });
  return reading;
});

/** Replaces the mappings, the rules, or both, in the lists as they are on the server now. */
export const changeImportSettingsAtom = atom(
  null,
  async (
    get,
    set,
    change: (settings: ImportSettings) => Schema<"ImportSettingsUpdate">,
  ): Promise<Reading<ImportSettings>> => {
    const present = await set(readImportSettingsAtom);
    if (!present.ok) return present;
    const owner = get(gatewayAtom)?.owner;
    const { client } = await set(sessionManagerAtom);
    const body = thawed(change(present.data));
    const reading = readingOf<ImportSettings>(await answered(client.PUT("/api/import/settings", { body })));
    if (reading.ok) set(keptCell, { owner, settings: reading.data });
    return reading;
  },
);
