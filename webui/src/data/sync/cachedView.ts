/** View of a person's budget from this device, read before the code that changes and sends it is loaded. */
import type { Rates, Workspace } from "@/domain";
import type { User } from "@/contract/schemas";
import { changesOf } from "../device/sent";
import { shippedRates } from "../device/shippedRates";
import type { Reads } from "../device/storeReader";
import type { BudgetView } from "./gateway";
import { readCutoff } from "./historyCutoff";

export type CachedView = Omit<BudgetView, "lostWorkspace" | "firstEntryDay" | "stopped">;

export async function readCachedView(reader: Reads): Promise<CachedView> {
  const [user, workspaces, rates, opened] = await Promise.all([
    reader.readNote<User>("user"),
    reader.readNote<Workspace[]>("workspaces"),
    reader.readNote<Rates>("rates"),
    reader.readNote<string>("workspace"),
  ]);
  const [{ state: snapshot, sent, pending, refused }, cutoff] = await Promise.all([
    reader.readWithQueues(opened ?? ""),
    readCutoff(reader, opened ?? undefined),
  ]);
  return {
    ...{ user, workspaces: workspaces ?? [], rates: rates ?? (await shippedRates()) },
    ...{ snapshot, pending, refused, cutoff, sent: changesOf(sent) },
  };
}
