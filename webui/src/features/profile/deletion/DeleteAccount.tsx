import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { User } from "@/contract/schemas";
import { FormPage } from "@/parts/forms/FormPage";
import { deleteAccountAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { useFieldForm, type FieldRules } from "@/parts/useFieldForm";
import { workspacesAtom } from "@/state/budget/workspace";
import { workspaces, type Workspace } from "@/domain";
import { FormCard } from "../FormCard";
import { PROFILE } from "../paths";
import css from "../Profile.module.css";
import { SecretField } from "../SecretField";

interface DeleteValues {
  currentPassword?: string;
}

/** Deletes the account for good: what becomes of the workspaces, and the password as the proof of who asks. */
export default function DeleteAccount() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  return (
    <FormPage narrow title={t("profile.delete")} back={PROFILE}>
      {user && <Confirmation user={user} />}
    </FormPage>
  );
}

function Confirmation({ user }: { user: User }) {
  const { t } = useTranslation();
  const remove = useSetAtom(deleteAccountAtom);
  const { field, ...form } = useFieldForm<DeleteValues>(rulesOf(user), remove);
  return (
    <FormCard {...form} danger submitLabel={t("profile.deleteConfirm")}>
      <p>{t("profile.deleteText")}</p>
      <Inheritances userId={user.id} />
      {user.hasPassword && (
        <SecretField
          {...field("currentPassword")}
          label={t("profile.currentPassword")}
          autoComplete="current-password"
        />
      )}
    </FormCard>
  );
}

function Inheritances({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const workspaces = useAtomValue(workspacesAtom);
  const text = (fate: Inheritance) =>
    fate.kind === "inherited"
      ? t("profile.inheritance.inherited", fate)
      : t(`profile.inheritance.${fate.kind}`, fate);
  return (
    <ul className={css["Profile-inheritances"]}>
      {workspaces.map((workspace) => (
        <li key={workspace.id}>{text(inheritanceOf(workspace, userId))}</li>
      ))}
    </ul>
  );
}

function rulesOf({ hasPassword }: User): FieldRules<DeleteValues> {
  return hasPassword ? { currentPassword: "secret" } : {};
}

/**
 * - `gone`: nobody else is in it, it is deleted
 * - `inherited`: it goes on under the participant who is in it longest
 * - `left`: it goes on as it is, without the person
 */
type Inheritance =
  | { readonly kind: "gone" | "left"; readonly workspace: string }
  | { readonly kind: "inherited"; readonly workspace: string; readonly heir: string };

/** Fate of a person's workspaces when the account is deleted. */
export function inheritanceOf({ name, creatorId, participants }: Workspace, userId: string): Inheritance {
  if (creatorId !== userId) return { kind: "left", workspace: name };
  const heir = workspaces.heir(participants, creatorId);
  return heir === undefined
    ? { kind: "gone", workspace: name }
    : { kind: "inherited", workspace: name, heir: heir.name };
}
