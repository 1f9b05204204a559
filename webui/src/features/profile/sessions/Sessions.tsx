import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { FormPage } from "@/parts/forms/FormPage";
import { ReadBanner } from "@/parts/ReadBanner";
import { useRemote } from "@/parts/useRemote";
import { sessionsRemote } from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { PROFILE } from "../paths";
import { SessionRow } from "./SessionRow";
import { SignOutEverywhere } from "./SignOutEverywhere";

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
