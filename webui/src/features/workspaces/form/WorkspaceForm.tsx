import { useAtomValue } from "@/state/useAtomValue";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import type { Invited } from "@/state/budget/sharing";
import { FormPage } from "@/parts/forms/FormPage";
import { useFieldForm } from "@/parts/useFieldForm";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ActionBar } from "@/ui/frame/ActionBar";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { PeopleSection } from "../people/PeopleSection";
import { newTerms, TERMS_RULES, termsOf, type TermsValues } from "./terms";
import { TermsFields } from "./TermsFields";
import { WORKSPACES } from "../paths";
import css from "./WorkspaceForm.module.css";

export interface WorkspaceFormProps {
  title: string;
  submitLabel: string;
  /** As it is now; null for a new one. */
  workspace: Workspace | null;
  /** Changes that are kept and sent later need no connection. */
  isQueued: boolean;
  onSave: (values: TermsValues, invited: readonly Invited[]) => Promise<Outcome>;
  /** Below the people. */
  children?: ReactNode;
}

/** The terms and the people of a workspace, saved together. */
export function WorkspaceForm({ workspace, onSave, children, ...texts }: WorkspaceFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const open = useAtomValue(workspaceAtom);
  const before = workspace === null ? null : termsOf(workspace);
  const { field, control, isDirty, ...form } = useFieldForm<TermsValues>(
    TERMS_RULES,
    async (values) => {
      const outcome = await onSave(values, invited);
      if (outcome.ok) setInvited([]);
      return outcome;
    },
    { start: before ?? newTerms(open) },
  );
  useUnsaved(() => invited.length > 0);
  const isOnline = useAtomValue(onlineAtom);
  const isHeld = !isOnline && (!texts.isQueued || invited.length > 0);
  const isChanged = workspace === null || isDirty || invited.length > 0;
  const save = (
    <ActionBar note={form.failure ?? (isHeld ? t("workspaces.saveOffline") : undefined)} failed={!isHeld}>
      <Button type="submit" form={id} size="l" block busy={form.busy} disabled={isHeld || !isChanged}>
        {texts.submitLabel}
      </Button>
    </ActionBar>
  );
  return (
    <FormPage title={texts.title} back={WORKSPACES} action={save}>
      <form id={id} className={css["Form"]} noValidate onSubmit={form.onSubmit}>
        <TermsFields field={field} control={control} before={before} />
      </form>
      <PeopleSection workspace={workspace} invited={invited} onInvite={setInvited} />
      {children}
    </FormPage>
  );
}
