/** Files of banks and other apps: the server reads and books them; nothing of one is kept on the device. */
import { atom } from "jotai";
import { thawed, type Schema } from "@/contract/schemas";
import { readingOf, type Reading } from "../outcome";
import { readAsPerson, remote, type Call } from "../remote";
import { refreshAtom, workspaceAtom } from "./workspace";

export type PreviewedFile = Schema<"PreviewedFile">;
export type PreviewedLine = Schema<"PreviewedLine">;
export type ImportReport = Schema<"ImportReport">;
export type ImportSettings = Schema<"ImportSettings">;

/** Preview a file; nothing is stored. */
export const previewImportAtom = atom(
  null,
  async (get, set, body: Schema<"ImportPreview">): Promise<Reading<PreviewedFile>> => {
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
    const call: Call<PreviewedFile> = (client) =>
      client.POST("/api/import/{workspace_id}/preview", { params, body: thawed(body) });
    return readAsPerson(get, set, call);
  },
);

/** Books a file as one change set. */
export const importFileAtom = atom(
  null,
  async (get, set, body: Schema<"ImportFile">): Promise<Reading<ImportReport>> => {
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
    const call: Call<ImportReport> = (client) =>
      client.POST("/api/import/{workspace_id}", { params, body: thawed(body) });
    const reading = await readAsPerson(get, set, call);
    if (reading.ok) await set(refreshAtom);
    return reading;
  },
);

/** The person's saved mappings. */
export const importSettingsRemote = remote<ImportSettings>((client) => client.GET("/api/import/settings"));

/** Null until they were read. */
export const importSettingsAtom = atom((get): ImportSettings | null => {
  const reading = get(importSettingsRemote.valueAtom);
  return reading?.ok === true ? reading.data : null;
});

/** Replaces the mappings in the list as it is on the server now. */
export const changeImportSettingsAtom = atom(
  null,
  async (
    get,
    set,
    change: (settings: ImportSettings) => Schema<"ImportSettingsUpdate">,
  ): Promise<Reading<ImportSettings>> => {
    const present = await set(importSettingsRemote.readAtom);
    if (!present.ok) return present;
    const body = thawed(change(present.data));
    const call: Call<ImportSettings> = (client) => client.PUT("/api/import/settings", { body });
    return readingOf(await importSettingsRemote.change(get, set, call, (settings) => settings));
  },
);
