/** The person's settings; until a budget was read they are those the sign-in told. */
import { atom } from "jotai";
import { limits, type Settings, type SettingsUpdate } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { dispatchInAtom } from "./dispatch";
import { viewAtom, optimisticStateAtom } from "../view";
import { failureNoticeAtom } from "../notices";
import { MISSING, type Outcome } from "../outcome";

export const settingsAtom = atom<Settings | null>(
  (get) => get(optimisticStateAtom)?.settings ?? get(viewAtom).user?.settings ?? null,
);

export const mainScreenAtom = atom((get) => get(settingsAtom)?.mainScreen ?? limits.DEFAULT_MAIN_SCREEN);
export const expensesViewAtom = atom(
  (get) => get(settingsAtom)?.expensesView ?? limits.DEFAULT_EXPENSES_VIEW,
);

/** The introduction is shown until its end was reached: the setting tells that it was. */
export const isOnboardingAtom = atom((get) => get(settingsAtom)?.showOnboarding === false);

/** Changes settings, also before a budget was read; a new language shows at once. */
export const updateSettingsAtom = atom(null, async (get, set, body: SettingsUpdate): Promise<Outcome> => {
  try {
    if (body.language !== undefined) await switchLanguage(body.language);
  } catch {
    set(failureNoticeAtom, MISSING);
    return MISSING;
  }
  const workspaceId = get(optimisticStateAtom)?.workspace.id ?? get(settingsAtom)?.workspace ?? "";
  return set(dispatchInAtom, { workspaceId, operation: { name: "updateSettings", body } });
});
