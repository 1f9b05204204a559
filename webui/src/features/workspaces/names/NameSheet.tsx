import { Trash, UserCheck } from "lucide-react";
import { useSetAtom } from "jotai";
import { DomainError, isNamed, names as rules, type Member } from "@/domain";
import { useErrorText } from "@/i18n/useErrorText";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { NameFields, type NameValues } from "@/parts/names/NameFields";
import { MemberFace } from "@/parts/shares/useMembers";
import { useSettlement } from "@/parts/shares/useSettlement";
import { useUndoableChange } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { membersAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "../people/People.module.css";

export interface NameSheetProps {
  /** The free name; null while the sheet is closed. */
  member: Member | null;
  onClose: () => void;
}

/** A name of somebody without an account: renamed, tied to a user, or removed. */
export function NameSheet({ member, onClose }: NameSheetProps) {
  return (
    <FormSheet open={member !== null} onClose={onClose} title={member?.name ?? ""}>
      {member && (
        <>
          <NameForm member={member} onClose={onClose} />
          <Claims member={member} onClose={onClose} />
          <Removal member={member} onClose={onClose} />
        </>
      )}
    </FormSheet>
  );
}

interface NameProps {
  member: Member;
  onClose: () => void;
}

function NameForm({ member, onClose }: NameProps) {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const { form, isDirty, errorOf, frame } = useSheetForm<NameValues>({
    start: { name: member.name, isSharing: member.isSharing },
    onClose,
    async onSubmit(values) {
      const outcome = await dispatch({ name: "updateMember", id: member.memberId, body: values });
      if (outcome.ok) showToast({ text: t("states.saved") });
      return outcome;
    },
  });
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <NameFields form={form} error={errorOf("name")} />
    </SubmitForm>
  );
}

/** Users that a name can be tied to: the person by themselves, anybody by who made the workspace. No entry is rewritten. */
function Claims({ member, onClose }: NameProps) {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const me = useAtomValue(userAtom)?.id;
  const creatorId = useAtomValue(workspaceAtom)?.creatorId;
  const users = useAtomValue(membersAtom).filter((each) => !isNamed(each));
  const claimants = users.filter(({ memberId }) => memberId === me || me === creatorId);
  if (me === undefined || claimants.length === 0) return null;
  const claim = async ({ memberId: userId, name }: Member) => {
    const to = (body: { userId: string | null }) =>
      ({ name: "updateMember", id: member.memberId, body }) as const;
    const text =
      userId === me
        ? t("names.isYou", { name: member.name })
        : t("names.isUser", { name: member.name, user: name });
    const outcome = await change({ operation: to({ userId }), text, undo: to({ userId: null }) });
    if (outcome.ok) onClose();
  };
  return (
    <>
      <ListGroup label={t("names.whose")}>
        {claimants.map((user) => (
          <ListRow
            key={user.memberId}
            title={user.memberId === me ? t("names.thisIsMe") : t("names.thisIs", { name: user.name })}
            start={
              user.memberId === me ? (
                <IconTile icon={{ glyph: UserCheck, hue: "blue" }} />
              ) : (
                <MemberFace memberId={user.memberId} />
              )
            }
            onPress={() => void claim(user)}
          />
        ))}
      </ListGroup>
      <p className={css["People-note"]}>{t("names.claimHelp")}</p>
    </>
  );
}

/** Removes the name; or says why it stays. */
function Removal({ member: { memberId, name }, onClose }: NameProps) {
  const { t } = useTranslation();
  const why = useErrorText();
  const dispatch = useSetAtom(dispatchAtom);
  const blocked = useBlocked(memberId);
  const remove = async () => {
    const outcome = await dispatch({ name: "removeMember", id: memberId });
    showToast(outcome.ok ? { text: t("names.removed", { name }) } : { text: why(outcome), tone: "error" });
    if (outcome.ok) onClose();
  };
  return (
    <div>
      <Button
        kind="danger-text"
        block
        glyph={Trash}
        disabled={blocked !== undefined}
        onClick={() => void remove()}
      >
        {t("names.remove", { name })}
      </Button>
      <p className={css["People-note"]}>{blocked ?? t("names.removeHelp")}</p>
    </div>
  );
}

/** Return why a name can't be removed now; undefined where it can. */
function useBlocked(memberId: string): string | undefined {
  const { t } = useTranslation();
  const message = useMessage();
  const { settlement, failure } = useSettlement();
  if (settlement === null) return failure === null ? t("states.loading") : t("settle.failed");
  try {
    rules.checkRemoval(
      memberId,
      settlement.balances.map((balance) => balance.memberId),
    );
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return Object.values(error.fields).map((code) => message(code))[0];
    throw error;
  }
}
