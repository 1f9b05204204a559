import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { onlineAtom } from "@/state/connection";
import {
  readSettlementAtom,
  settlementAtom,
  settlementFailureAtom,
  settlementRunAtom,
} from "@/state/budget/settlement";
import { workspaceAtom } from "@/state/budget/workspace";

/** Return who owes whom; the part that is not held here is read, and anew whenever somebody changed something. */
export function useSettlement() {
  const [run, isOnline] = [useAtomValue(settlementRunAtom), useAtomValue(onlineAtom)];
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const read = useSetAtom(readSettlementAtom);
  useEffect(() => {
    if (run !== null && workspaceId !== undefined) void read(workspaceId);
  }, [run, workspaceId, isOnline, read]);
  return {
    settlement: useAtomValue(settlementAtom),
    failure: useAtomValue(settlementFailureAtom),
    again: () => {
      if (workspaceId !== undefined) void read(workspaceId);
    },
  };
}
