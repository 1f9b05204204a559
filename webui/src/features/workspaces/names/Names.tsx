import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { workspaceAtom } from "@/state/budget/workspace";
import { useAtomValue } from "@/state/useAtomValue";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SharingSection } from "../SharingSection";
import { MORE } from "../paths";
import { AddName, freeNames, NamesSection } from "./NamesSection";

/** The people that a guest shares costs with, by their names alone, and how costs are shared. */
export default function Names() {
  const { t } = useTranslation();
  const workspace = useAtomValue(workspaceAtom);
  if (workspace === null) return null;
  return (
    <FormPage title={t("names.page")} back={MORE}>
      {freeNames(workspace).length === 0 && (
        <EmptyState art="ring" title={t("names.empty")} text={t("names.emptyText")} />
      )}
      <NamesSection workspace={workspace} />
      <AddName />
      <SharingSection workspace={workspace} canChange />
    </FormPage>
  );
}
