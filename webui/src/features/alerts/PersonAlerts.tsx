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
import { pushPermissionAtom } from "@/state/session/push";
import { TextField } from "@/ui/fields/TextField";
import { ListRow } from "@/ui/rows/ListRow";
import { useCounted } from "@/i18n/useCounted";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { categoriesAtom } from "@/state/budget/categories";
import { peopleAtom } from "@/state/budget/people";
import { userAtom } from "@/state/session/session";
import { PeopleRows } from "./PeopleRows";
import { Rows, type AlertRowsProps, SwitchRow, LevelRows } from "./Rows";
import css from "./PersonAlerts.module.css";

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

const NIGHT = { quietFrom: "22:00", quietTo: "08:00" } as const;

/** Quiet hours, amounts on locked screens, and where alerts come. */
function CalmRows({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const example = useExample();
  const permission = useAtomValue(pushPermissionAtom);
  const isQuiet = values.quietFrom !== values.quietTo;
  const hours = { from: values.quietFrom, to: values.quietTo };
  return (
    <>
      <Rows title={t("alerts.calm")}>
        <SwitchRow
          title={t("alerts.amounts")}
          sub={
            values.showAmounts ? t("alerts.amountsOn") : t("alerts.amountsOff", { example: example.booking })
          }
          checked={values.showAmounts}
          disabled={disabled}
          onChange={(showAmounts) => onChange({ showAmounts })}
        />
        <ListRow
          wrap
          title={t("alerts.where")}
          sub={t(permission === "allowed" ? "alerts.whereDevice" : "alerts.whereMail")}
        />
        <SwitchRow
          title={t("alerts.quiet")}
          sub={isQuiet ? t("alerts.quietText", hours) : t("alerts.quietOff")}
          checked={isQuiet}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? NIGHT : { quietTo: values.quietFrom })}
        />
      </Rows>
      {isQuiet && <Hours key={`${hours.from} ${hours.to}`} {...{ values, disabled, onChange }} />}
    </>
  );
}

/** Both ends, sent once a person is done with one. */
function Hours({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const end = (name: "quietFrom" | "quietTo") => ({
    type: "time",
    label: t(`alerts.${name}`),
    defaultValue: values[name],
    disabled,
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      if (target.value !== "" && target.value !== values[name]) onChange({ [name]: target.value });
    },
  });
  return (
    <div className={css["CalmRows-hours"]} role="group" aria-label={t("alerts.quiet")}>
      <TextField {...end("quietFrom")} />
      <TextField {...end("quietTo")} />
    </div>
  );
}

const [LEVEL, BUDGET, LEFT, EXPENSE, DAYS] = [80, "180.00", "36.00", "12.50", 9];

/** Texts of alerts as they look, with names of this workspace. */
function useExample() {
  const { t } = useTranslation();
  const [names, money, percent, counted] = [useNames(), useMoney(), usePercent(), useCounted()];
  const user = useAtomValue(userAtom);
  const other = useAtomValue(peopleAtom).find(({ userId }) => userId !== user?.id);
  const [category] = useAtomValue(categoriesAtom);
  const code = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  const amount = (value: string) => money(value, code).text;
  const [name, person] = [names(category?.name ?? "Food"), other?.name ?? t("alerts.person")];
  const days = counted("alerts.days", DAYS);
  return {
    level: t("alerts.level", { name, level: percent(LEVEL) }),
    rest: t("alerts.rest", { left: amount(LEFT), budget: amount(BUDGET), days }),
    days,
    booking: t("alerts.booking", { person, category: name }),
    booked: t("alerts.booked"),
    bookedValue: t("alerts.bookedValue", { value: amount(EXPENSE) }),
  };
}
