import { useSetAtom } from "jotai";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { FormPage } from "@/parts/forms/FormPage";
import { ReadBanner } from "@/parts/ReadBanner";
import { useRemote } from "@/parts/useRemote";
import { sessionsRemote, logoutEverywhereAtom } from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useAtomValue } from "@/state/useAtomValue";
import { useErrorText } from "@/i18n/useErrorText";
import { unsentAtom } from "@/state/budget/waiting";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { PROFILE } from "../paths";
import { SessionRow } from "./SessionRow";

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
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("more.signOut")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
