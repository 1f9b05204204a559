/** Files of the budget for other programs. */
import { atom, type Getter } from "jotai";
import { cells } from "@/domain";
import type { Reading } from "../outcome";
import { readAsPerson } from "../remote";
import { isGuestAtom } from "../session/session";
import { optimisticStateAtom } from "../view";
import { workspaceAtom } from "./workspace";

/** The whole history as CSV: a guest's is made here; null while no budget was read. */
export const exportHistoryAtom = atom(null, async (get, set): Promise<Reading<Blob> | null> => {
  const state = get(optimisticStateAtom);
  if (get(isGuestAtom)) {
    return state && { ok: true, data: new Blob([cells.historyCsv(state.history)], { type: "text/csv" }) };
  }
  const params = paramsOf(get);
  if (params === null) return null;
  return readAsPerson<Blob>(get, set, (client) =>
    client.GET("/api/history/{workspace_id}/export", { params, parseAs: "blob" }),
  );
});

/** Read the ledger for Beancount, which the server makes. */
export const exportLedgerAtom = atom(null, async (get, set): Promise<Reading<Blob> | null> => {
  const params = paramsOf(get);
  if (params === null) return null;
  return readAsPerson<Blob>(get, set, (client) =>
    client.GET("/api/workspace/{workspace_id}/export/beancount", { params, parseAs: "blob" }),
  );
});

function paramsOf(get: Getter): { path: { workspace_id: string } } | null {
  const id = get(workspaceAtom)?.id;
  return id === undefined ? null : { path: { workspace_id: id } };
}
