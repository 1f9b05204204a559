import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { PermissionCard } from "@/parts/PermissionCard";
import { ReadBanner } from "@/parts/ReadBanner";
import { useFailureToast } from "@/parts/useFailureToast";
import { useRemoteOf } from "@/parts/useRemote";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { alertsRemote, setAlertsAtom, type Alerts, type AlertsSet } from "@/state/session/alerts";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Logo } from "@/ui/art/Logo";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { CalmRows } from "./CalmRows";
import { LevelRows } from "./LevelRows";
import { PeopleRows } from "./PeopleRows";
import { useExample } from "./useExample";
import css from "./Preview.module.css";

/** Alerts of the open workspace: the notice itself first, then the switches. */
export function PersonAlerts() {
  const { t } = useTranslation();
  const message = useMessage();
  const workspaceId = useAtomValue(workspaceAtom)?.id ?? null;
  const { reading, again } = useRemoteOf(alertsRemote, workspaceId);
  const readAtOf = useAtomValue(alertsRemote.readAtOfAtom);
  if (workspaceId === null || reading === null) return <SkeletonRows count={5} label={t("states.loading")} />;
  if (!reading.ok) {
    return (
      <EmptyState art="ring" title={t("alerts.failed")} text={message(reading.code, reading.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ReadBanner readAt={readAtOf(workspaceId)} />
      <Known key={workspaceId} workspaceId={workspaceId} known={reading.data} />
    </>
  );
}

function Known({ workspaceId, known }: { workspaceId: string; known: Alerts }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const { values, change } = useChange(workspaceId, known);
  const rows = { values, disabled: !isOnline, onChange: change };
  return (
    <>
      <WorkspaceName />
      <Preview values={values} />
      <PermissionCard blocked={t("alerts.here")} ask={t("alerts.here")} />
      <LevelRows {...rows} />
      <PeopleRows {...rows} />
      <CalmRows {...rows} />
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

/** The settings with the changes on their way, which stand at once and go back when they fail. */
function useChange(workspaceId: string, known: Alerts) {
  const send = useSetAtom(setAlertsAtom);
  const tell = useFailureToast();
  const [pending, setPending] = useState<AlertsSet>({});
  const change = (body: AlertsSet) => {
    setPending((before) => ({ ...before, ...body }));
    void send(workspaceId, body).then((outcome) => {
      setPending((before) => without(before, body));
      tell(outcome);
    });
  };
  return { values: { ...ABSENT, ...known, ...pending }, change };
}

/** Leave out what was sent, but for what was changed again since. */
function without(pending: AlertsSet, sent: AlertsSet): AlertsSet {
  const isSent = ([name, value]: [string, unknown]) => (sent as Record<string, unknown>)[name] === value;
  return Object.fromEntries(Object.entries(pending).filter((each) => !isSent(each)));
}

/** Alerts as a phone shows them, by what is chosen below. */
function Preview({ values }: { values: Alerts }) {
  const { t } = useTranslation();
  const example = useExample();
  const hasLevels = values.at80 || values.at100;
  if (!hasLevels && values.others === "off") return null;
  return (
    <Section>
      <SectionHeader title={t("alerts.looks")} />
      {hasLevels && <Notice title={example.level} text={values.showAmounts ? example.rest : example.days} />}
      {values.others !== "off" && (
        <Notice title={example.booking} text={values.showAmounts ? example.bookedValue : example.booked} />
      )}
    </Section>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <div className={css["Preview"]}>
      <Logo />
      <div className={css["Preview-text"]}>
        <b>
          <span>{title}</span>
          <small>{t("alerts.now")}</small>
        </b>
        <p>{text}</p>
      </div>
    </div>
  );
}
