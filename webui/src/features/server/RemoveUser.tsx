import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useFieldForm, type FieldRules } from "@/parts/useFieldForm";
import { removeUserAtom, type ServerUser } from "@/state/session/server";
import { userAtom } from "@/state/session/session";
import { PasswordField } from "@/ui/fields/PasswordField";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { Card } from "@/ui/frame/Card";
import { showToast } from "@/ui/overlays/toasts";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

interface RemovalValues {
  currentPassword?: string;
}

const PROVED: FieldRules<RemovalValues> = { currentPassword: "secret" };

/** Deletes a user for good, with the owner's own password as the proof of who asks. */
export function RemoveUser({ user, onRemoved }: { user: ServerUser; onRemoved: () => void }) {
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
