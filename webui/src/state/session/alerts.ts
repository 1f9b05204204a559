/** Alerts of the signed-in person in a workspace, as the server has them; a guest's are of this device. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { alerts } from "@/domain";
import { outcomeOf, type Outcome } from "../outcome";
import { remoteOf } from "../remote";
import { isGuestAtom } from "./session";
import { workspaceAtom } from "../budget/workspace";

export type Alerts = Schema<"Alerts">;
export type AlertsSet = Partial<Alerts>;

/** Alerts by workspace. */
export const alertsRemote = remoteOf<Alerts>(
  (workspaceId) => (client) => client.GET("/api/alerts/{workspace_id}", named(workspaceId)),
  { keptAs: (workspaceId) => `alerts:${workspaceId}` },
);

export const setAlertsAtom = atom(
  null,
  async (get, set, workspaceId: string, body: AlertsSet): Promise<Outcome> =>
    outcomeOf(
      await alertsRemote.change(
        get,
        set,
        workspaceId,
        (client) => client.PUT("/api/alerts/{workspace_id}", { ...named(workspaceId), body }),
        (answer: Alerts) => answer,
      ),
    ),
);

/** A guest's levels, which toasts of this device tell of. */
export type GuestAlerts = Pick<Alerts, "at80" | "at100">;

const KEY = "budget.alerts.off";
const guestCell = atom(readGuest());

export const guestAlertsAtom = atom(
  (get) => get(guestCell),
  (get, set, change: Partial<GuestAlerts>) => {
    const chosen = { ...get(guestCell), ...change };
    const off = alerts.LEVELS.filter((level) => !chosen[`at${level}`]);
    localStorage.setItem(KEY, off.join(" "));
    set(guestCell, chosen);
  },
);

/** Levels that the person wants to be told of in the open workspace: all of them while that is not known. */
export const wantedLevelsAtom = atom((get): readonly alerts.Level[] => {
  const workspaceId = get(workspaceAtom)?.id ?? "";
  const reading = get(alertsRemote.valueOfAtom)(workspaceId);
  const chosen = get(isGuestAtom) ? get(guestCell) : reading?.ok === true ? reading.data : null;
  return alerts.LEVELS.filter((level) => chosen === null || chosen[`at${level}`]);
});

function readGuest(): GuestAlerts {
  const off = (localStorage.getItem(KEY) ?? "").split(" ");
  return { at80: !off.includes("80"), at100: !off.includes("100") };
}

function named(workspaceId: string) {
  return { params: { path: { workspace_id: workspaceId } } };
}
