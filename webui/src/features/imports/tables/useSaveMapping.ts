import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { changeImportSettingsAtom, type PreviewedFile } from "@/state/budget/imports";
import { showToast } from "@/ui/overlays/toasts";
import { hasName, mappingOf } from "../options";

/** Saves how a table is read under a name, in place of what had it before; says so when it could not. */
export function useSaveMapping(): (name: string, file: PreviewedFile) => Promise<void> {
  const { t } = useTranslation();
  const whyOf = useErrorText();
  const change = useSetAtom(changeImportSettingsAtom);
  return async (name, file) => {
    const isSame = hasName(name);
    const reading = await change(({ mappings }) => ({
      mappings: [...mappings.filter((each) => !isSame(each)), mappingOf(name.trim(), file)],
    }));
    if (reading.ok) return;
    const why = whyOf(reading);
    showToast({ text: t("imports.notSaved", { name: name.trim(), why }), tone: "error" });
  };
}
