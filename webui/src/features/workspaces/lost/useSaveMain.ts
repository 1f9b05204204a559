import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { newIdAtom } from "@/state/budget/dispatch";
import { createWorkspaceAtom } from "@/state/budget/sharing";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import type { Outcome } from "@/state/outcome";
import { limits } from "@/domain";

/** Stands for a workspace that is made by saving. */
export const NEW = "new";

/** Makes the chosen workspace the one that opens first; a new one is made before, once however often it is tried. */
export function useSaveMain(currencyCode: string) {
  const create = useSetAtom(createWorkspaceAtom);
  const open = useSetAtom(switchWorkspaceAtom);
  const newId = useAtomValue(newIdAtom);
  const [id] = useState(() => newId("list"));
  return async (chosen: string, name: string): Promise<Outcome> => {
    if (chosen !== NEW) return open(chosen);
    const made = await create({ id, name, currencyCode, firstDayOfMonth: limits.FIRST_DAY_FORM });
    return made.ok ? open(id) : made;
  };
}
