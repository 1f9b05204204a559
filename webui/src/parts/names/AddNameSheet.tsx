import { useWatch } from "react-hook-form";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useUndoToast } from "@/parts/useUndoToast";
import { workspaceRule } from "@/domain";
import { canShareAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { dispatchAtom } from "@/state/budget/dispatch";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { NameFields, type NameValues } from "./NameFields";

export interface AddNameSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Adds the name of somebody without an account, who pays and bears shares from then on. */
export function AddNameSheet({ open, onClose }: AddNameSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("names.add")}>
      <AddNameForm onClose={onClose} />
    </FormSheet>
  );
}

function AddNameForm({ onClose }: Pick<AddNameSheetProps, "onClose">) {
  const { t } = useTranslation();
  const [dispatch, say] = [useSetAtom(dispatchAtom), useUndoToast()];
  const beginSharing = useBeginSharing();
  const { form, errorOf, frame } = useSheetForm<NameValues>({
    start: { name: "", isSharing: true },
    onClose,
    async onSubmit({ name, isSharing }, idOf) {
      const id = idOf("mem");
      const outcome = await dispatch({ name: "addMember", id, body: { name, isSharing } });
      const undo = () => dispatch({ name: "removeMember", id });
      if (!outcome.ok) return outcome;
      say(t("names.added", { name: name.trim() }), undo);
      if (isSharing) await beginSharing();
      return outcome;
    },
  });
  const name = useWatch({ control: form.control, name: "name" }).trim();
  return (
    <SubmitForm {...frame} submitLabel={name === "" ? t("names.add") : t("names.addNamed", { name })}>
      <NameFields form={form} error={errorOf("name")} />
    </SubmitForm>
  );
}

/** Return a function that shares a guest's costs equally from the first name on: where others take part, people agree on a rule. */
function useBeginSharing(): () => Promise<unknown> {
  const dispatch = useSetAtom(dispatchAtom);
  const [isGuest, canShare] = [useAtomValue(isGuestAtom), useAtomValue(canShareAtom)];
  const workspace = useAtomValue(workspaceAtom);
  const isFirst = isGuest && !canShare && workspace !== null && workspaceRule(workspace).kind === "none";
  return async () =>
    isFirst &&
    dispatch({ name: "updateWorkspace", id: workspace.id, body: { shareRule: { kind: "equal" } } });
}
