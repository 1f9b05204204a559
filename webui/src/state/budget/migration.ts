/** Budgets of other apps: the server reads them, and makes a workspace of one. */
import { atom } from "jotai";
import { thawed, type Schema } from "@/contract/schemas";
import type { Reading } from "../outcome";
import { readAsPerson, type Call } from "../remote";
import { deleteWorkspaceAtom } from "./sharing";
import { switchWorkspaceAtom, workspaceAtom } from "./workspace";

export type MigrationReport = Schema<"MigrationReport">;
export type Migrated = Schema<"Migrated">;

/** Report what becomes of the files; nothing is stored. */
export const previewMigrationAtom = atom(
  null,
  async (get, set, body: Schema<"MigrationPreview">): Promise<Reading<MigrationReport>> => {
    const call: Call<MigrationReport> = (client) =>
      client.POST("/api/migration/preview", { body: thawed(body) });
    return readAsPerson(get, set, call);
  },
);

/** Makes a workspace of the files, and opens it. */
export const migrateAtom = atom(
  null,
  async (get, set, body: Schema<"Migration">): Promise<Reading<Migrated>> => {
    const call: Call<Migrated> = (client) => client.POST("/api/migration", { body: thawed(body) });
    const reading = await readAsPerson(get, set, call);
    if (reading.ok) await set(switchWorkspaceAtom, reading.data.workspace.id);
    return reading;
  },
);

/** Deletes the workspace that a migration made, and opens the one that was open before. */
export const undoMigrationAtom = atom(
  null,
  async (get, set, { made, before }: { readonly made: string; readonly before: string | undefined }) => {
    if (before !== undefined && get(workspaceAtom)?.id === made) await set(switchWorkspaceAtom, before);
    return set(deleteWorkspaceAtom, made);
  },
);
