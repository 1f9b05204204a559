import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { NoticeCard } from "@/parts/NoticeCard";
import { ReadBanner } from "@/parts/ReadBanner";
import { useFailureToast } from "@/parts/useFailureToast";
import { useRemoteOf } from "@/parts/useRemote";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { alertsRemote, setAlertsAtom, type Alerts, type AlertsSet } from "@/state/session/alerts";
import { Button } from "@/ui/actions/Button";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { CalmRows } from "./CalmRows";
import { DeviceCard } from "./DeviceCard";
import { MoneyRows } from "./MoneyRows";
import { BELL } from "./reminders/ReminderRow";
import { RemindersSection } from "./reminders/RemindersSection";

/** Alerts of the open workspace, and the person's reminders. */
export function PersonAlerts() {
  const workspaceId = useAtomValue(workspaceAtom)?.id ?? null;
  const { t } = useTranslation();
  const message = useMessage();
  const isOnline = useAtomValue(onlineAtom);
  const { reading, again } = useRemoteOf(alertsRemote, workspaceId);
  const readAtOf = useAtomValue(alertsRemote.readAtOfAtom);
  const { values, change } = useChange(workspaceId, reading?.ok ? reading.data : null);
  const rows = values && { values, disabled: !isOnline, onChange: change };
  return (
    <>
      <DeviceCard />
      {reading === null && <SkeletonRows count={4} label={t("states.loading")} />}
      {reading?.ok === false && (
        <NoticeCard alone icon={BELL} title={t("alerts.failed")} text={message(reading.code, reading.params)}>
          <Button onClick={again}>{t("actions.retry")}</Button>
        </NoticeCard>
      )}
      {reading?.ok && <ReadBanner readAt={workspaceId === null ? null : readAtOf(workspaceId)} />}
      {rows && <WorkspaceName />}
      {rows && <MoneyRows {...rows} />}
      <RemindersSection />
      {rows && <CalmRows {...rows} />}
    </>
  );
}

/** Names the workspace where there are several. */
function WorkspaceName() {
  const { t } = useTranslation();
  const [workspace, all] = [useAtomValue(workspaceAtom), useAtomValue(workspacesAtom)];
  return all.length > 1 && <p>{t("alerts.of", { workspace: workspace?.name ?? "" })}</p>;
}

/** Settings that a copy kept by an earlier version lacks. */
const ABSENT = { othersAbove: "0.00" };

/** The settings with the changes on their way, which stand at once and go back when they fail; of each workspace its own. */
function useChange(workspaceId: string | null, known: Alerts | null) {
  const send = useSetAtom(setAlertsAtom);
  const tell = useFailureToast();
  const [pending, setPending] = useState<Readonly<Record<string, AlertsSet>>>({});
  const change = (body: AlertsSet) => {
    if (workspaceId === null) return;
    const set = (changed: (before: AlertsSet) => AlertsSet) =>
      setPending((before) => ({ ...before, [workspaceId]: changed(before[workspaceId] ?? {}) }));
    set((before) => ({ ...before, ...body }));
    void send(workspaceId, body).then((outcome) => {
      set((before) => without(before, body));
      tell(outcome);
    });
  };
  return { values: known && { ...ABSENT, ...known, ...pending[workspaceId ?? ""] }, change };
}

/** Leave out what was sent, but for what was changed again since. */
function without(pending: AlertsSet, sent: AlertsSet): AlertsSet {
  const isSent = ([name, value]: [string, unknown]) => (sent as Record<string, unknown>)[name] === value;
  return Object.fromEntries(Object.entries(pending).filter((each) => !isSent(each)));
}
