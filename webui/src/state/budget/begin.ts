/** The first question about a budget: its currency. */
import { atom } from "jotai";
import { limits } from "@/domain";
import { gatewayAtom, optimisticStateAtom } from "../view";
import type { Outcome } from "../outcome";
import { updateSettingsAtom } from "./settings";
import { changeTermsAtom } from "./sharing";
import { workspaceAtom } from "./workspace";

/**
 * True while the person's own budget is new, so that it can begin in another currency; null until it was read.
 * Who set one in the terminal, or booked something, has answered.
 */
export const isCurrencyOpenAtom = atom((get): boolean | null => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  const { isPersonal, creatorId, currencyCode } = state.workspace;
  const isOwn = isPersonal && creatorId === get(gatewayAtom)?.owner;
  return isOwn && currencyCode === limits.DEFAULT_CURRENCY && state.history.length === 0;
});

/** Ends the introduction, in this currency if one is given; it is not asked for again. */
export const endIntroductionAtom = atom(
  null,
  async (get, set, currencyCode: string | null): Promise<Outcome> => {
    const workspace = get(workspaceAtom);
    if (workspace !== null && currencyCode !== null && currencyCode !== workspace.currencyCode) {
      const outcome = await set(changeTermsAtom, workspace, { currencyCode });
      if (!outcome.ok) return outcome;
    }
    return set(updateSettingsAtom, { showOnboarding: true });
  },
);
