/** Files of the budget that the server makes. */
import { atom } from "jotai";
import { answered } from "@/data/server/http";
import { readingOf, type Reading } from "../outcome";
import { sessionManagerAtom } from "../session/session";
import { workspaceAtom } from "./workspace";

/** The whole history as CSV; null while no budget was read. */
export const exportHistoryAtom = atom(null, async (get, set): Promise<Reading<Blob> | null> => {
  const workspaceId = get(workspaceAtom)?.id;
  if (workspaceId === undefined) return null;
  const { client } = await set(sessionManagerAtom);
  const params = { path: { workspace_id: workspaceId } };
  const call = client.GET("/api/history/{workspace_id}/export", { params, parseAs: "blob" });
  return readingOf<Blob>(await answered<Blob>(call));
});
