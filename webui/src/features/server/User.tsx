import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { useErrorText } from "@/i18n/useErrorText";
import { dayOfInstant } from "@/parts/days";
import { FormPage } from "@/parts/forms/FormPage";
import { disableUserAtom, enableUserAtom, type ServerUser, removeUserAtom } from "@/state/session/server";
import { userAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useFieldForm, type FieldRules } from "@/parts/useFieldForm";
import { PasswordField } from "@/ui/fields/PasswordField";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./Server.module.css";
import { SERVER } from "./paths";
import { useUserSearch } from "./useUserSearch";

/** One user of the server: when they were here, and how to keep them out. */
export default function User() {
  const { t } = useTranslation();
  const { userId = "" } = useParams();
  return (
    <FormPage narrow title={t("hosting.user")} back={SERVER}>
      <Found userId={userId} />
    </FormPage>
  );
}

function Found({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const message = useMessage();
  const navigate = useNavigate();
  const { reading, again } = useUserSearch(userId);
  if (reading === null) return <SkeletonRows count={3} label={t("states.loading")} />;
  if (!reading.ok) {
    return (
      <EmptyState art="list" title={t("hosting.failed")} text={message(reading.code, reading.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  const user = reading.data.users.find(({ id }) => id === userId);
  if (user === undefined) return <p className={css["Server-note"]}>{t("hosting.nobody")}</p>;
  return <Known user={user} onChanged={again} onRemoved={() => void navigate(SERVER)} />;
}

interface KnownProps {
  user: ServerUser;
  onChanged: () => void;
  onRemoved: () => void;
}

function Known({ user, onChanged, onRemoved }: KnownProps) {
  const { t } = useTranslation();
  const isSelf = useAtomValue(userAtom)?.id === user.id;
  return (
    <>
      <Facts user={user} />
      {isSelf ? (
        <p className={css["Server-note"]}>{t("hosting.self")}</p>
      ) : (
        <>
          {user.disabledAt === null ? (
            <DisableButton user={user} onChanged={onChanged} />
          ) : (
            <EnableButton user={user} onChanged={onChanged} />
          )}
          <RemoveUser user={user} onRemoved={onRemoved} />
        </>
      )}
    </>
  );
}

function Facts({ user }: { user: ServerUser }) {
  const { t } = useTranslation();
  const { email, isEmailVerified, createdAt, lastSeenAt, disabledAt } = user;
  return (
    <ListGroup label={user.name}>
      <ListRow compact wrap title={user.name} sub={email ?? ""} />
      {email !== null && !isEmailVerified && <ListRow compact wrap title={t("hosting.unverified")} />}
      <ListRow compact wrap title={t("hosting.since")} endSub={dayOfInstant(createdAt)} />
      <ListRow
        compact
        wrap
        title={t("hosting.lastSeen")}
        endSub={lastSeenAt === null ? t("hosting.neverSeen") : dayOfInstant(lastSeenAt)}
      />
      {disabledAt !== null && (
        <ListRow compact wrap title={t("hosting.disabledSince")} endSub={dayOfInstant(disabledAt)} />
      )}
    </ListGroup>
  );
}

function DisableButton({ user, onChanged }: Pick<KnownProps, "user" | "onChanged">) {
  const { t } = useTranslation();
  const why = useErrorText();
  const disable = useSetAtom(disableUserAtom);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const answer = await disable(user.id);
    if (!answer.ok) showToast({ text: why(answer), tone: "error" });
    onChanged();
  }
  return (
    <>
      <Button kind="tonal" block onClick={() => setAsking(true)}>
        {t("hosting.disable")}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t("hosting.disableTitle", { name: user.name })}
        text={t("hosting.disableText")}
        confirmLabel={t("hosting.disable")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function EnableButton({ user, onChanged }: Pick<KnownProps, "user" | "onChanged">) {
  const { t } = useTranslation();
  const why = useErrorText();
  const enable = useSetAtom(enableUserAtom);
  async function press(): Promise<void> {
    const answer = await enable(user.id);
    if (!answer.ok) showToast({ text: why(answer), tone: "error" });
    onChanged();
  }
  return (
    <Button kind="tonal" block onClick={() => void press()}>
      {t("hosting.enable")}
    </Button>
  );
}

interface RemovalValues {
  currentPassword?: string;
}

const PROVED: FieldRules<RemovalValues> = { currentPassword: "secret" };

/** Deletes a user for good, with the owner's own password as the proof of who asks. */
function RemoveUser({ user, onRemoved }: { user: ServerUser; onRemoved: () => void }) {
  const { t } = useTranslation();
  const hasPassword = useAtomValue(userAtom)?.hasPassword === true;
  const remove = useSetAtom(removeUserAtom);
  const { field, failure, busy, onSubmit } = useFieldForm<RemovalValues>(
    hasPassword ? PROVED : {},
    async (values) => {
      const outcome = await remove({ userId: user.id, ...values });
      if (!outcome.ok) return outcome;
      showToast({ text: t("hosting.removed", { name: user.name }) });
      onRemoved();
      return outcome;
    },
  );
  return (
    <Section>
      <SectionHeader title={t("hosting.remove")} />
      <Card pad>
        <SubmitForm
          danger
          failure={failure}
          busy={busy}
          onSubmit={onSubmit}
          submitLabel={t("hosting.removeConfirm")}
        >
          <p>{t("hosting.removeText", { name: user.name })}</p>
          {hasPassword && (
            <PasswordField
              {...field("currentPassword")}
              label={t("hosting.ownPassword")}
              autoComplete="current-password"
              showLabel={t("password.show")}
              hideLabel={t("password.hide")}
            />
          )}
        </SubmitForm>
      </Card>
    </Section>
  );
}
