import { useSetAtom } from "jotai";
import { LogOut, Monitor, Smartphone, SquareTerminal, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { FormPage } from "@/parts/forms/FormPage";
import { ReadBanner } from "@/parts/ReadBanner";
import { useRemote } from "@/parts/useRemote";
import {
  sessionsRemote,
  logoutEverywhereAtom,
  type DeviceSession,
  endSessionAtom,
} from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useAtomValue } from "@/state/useAtomValue";
import { useErrorText } from "@/i18n/useErrorText";
import { unsentAtom } from "@/state/budget/waiting";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { devices } from "@/domain";
import { timeText } from "@/i18n/dates";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { dayOfInstant } from "@/parts/days";
import { PROFILE } from "../paths";

/** Where the person is signed in, and how to end it there. */
export default function Sessions() {
  const { t } = useTranslation();
  return (
    <FormPage narrow title={t("profile.sessions")} back={PROFILE}>
      <Devices />
    </FormPage>
  );
}

function Devices() {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading: sessions, readAt, again } = useRemote(sessionsRemote);
  if (sessions === null) return <SkeletonRows count={2} label={t("states.loading")} />;
  if (!sessions.ok) {
    return (
      <EmptyState
        art="list"
        title={t("profile.sessionsFailed")}
        text={message(sessions.code, sessions.params)}
      >
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ReadBanner readAt={readAt} />
      <ListGroup label={t("profile.sessions")}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={again} />
        ))}
      </ListGroup>
      <SignOutEverywhere />
    </>
  );
}

/** Ends every session, this one too; that is asked about first. */
function SignOutEverywhere() {
  const { t } = useTranslation();
  const why = useErrorText();
  const [asking, setAsking] = useState(false);
  const leave = useSetAtom(logoutEverywhereAtom);
  const unsent = useAtomValue(unsentAtom);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const outcome = await leave();
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <>
      <Button kind="danger-text" glyph={LogOut} onClick={() => setAsking(true)}>
        {t("profile.everywhere")}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t("profile.everywhereTitle")}
        text={unsent > 0 ? t("more.signOutText", { count: unsent }) : t("profile.everywhereText")}
        confirmLabel={t("more.signOut")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

const PHONES = ["Android", "iPhone", "iPad"];
const OURS = [devices.TERMINAL, devices.SCRIPT, devices.LOCAL_FILE] as const;

interface SessionRowProps {
  session: DeviceSession;
  /** It is over. */
  onEnded: () => void;
}

/** One place where the person is signed in. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const name = useDeviceName(session.device);
  const at = {
    day: dayOfInstant(session.createdAt),
    time: timeText(session.createdAt),
  };
  return (
    <ListRow
      start={<IconTile icon={{ glyph: glyphOf(session.device), hue: "teal" }} size="s" />}
      title={name}
      sub={t("profile.signedIn", at)}
      wrap
      tag={session.isCurrent && <Tag tone="info" text={t("profile.thisDevice")} />}
      end={!session.isCurrent && <EndButton id={session.id} name={name} onEnded={onEnded} />}
    />
  );
}

interface EndButtonProps {
  id: string;
  name: string;
  onEnded: () => void;
}

function EndButton({ id, name, onEnded }: EndButtonProps) {
  const { t } = useTranslation();
  const why = useErrorText();
  const endSession = useSetAtom(endSessionAtom);
  async function end(): Promise<void> {
    const outcome = await endSession(id);
    if (outcome.ok) showToast({ text: t("profile.sessionEnded", { name }) });
    else showToast({ text: why(outcome), tone: "error" });
    onEnded();
  }
  return (
    <Button kind="text" aria-label={t("profile.endSession", { name })} onClick={() => void end()}>
      {t("more.signOut")}
    </Button>
  );
}

function useDeviceName(agent: string): string {
  const { t } = useTranslation();
  const { program, system } = devices.device(agent);
  if (program === null) return t("profile.unknownDevice");
  const ours = OURS.find((each) => each === program);
  const name = ours === undefined ? program : t(`profile.program.${ours}`);
  return system === null ? name : t("profile.device", { program: name, system });
}

function glyphOf(agent: string): LucideIcon {
  const { program, system } = devices.device(agent);
  if (OURS.some((each) => each === program)) return SquareTerminal;
  return PHONES.includes(system ?? "") ? Smartphone : Monitor;
}
