import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { changeImportSettingsAtom, type PreviewedFile } from "@/state/budget/imports";
import { showToast } from "@/ui/overlays/toasts";
import { isNamed, mappingOf } from "../said";

/** Saves how a table is read under a name, in place of what had it before; says so when it could not. */
export function useSaveMapping(): (name: string, file: PreviewedFile) => Promise<void> {
  const { t } = useTranslation();
  const message = useMessage();
  const change = useSetAtom(changeImportSettingsAtom);
  return async (name, file) => {
    const isSame = isNamed(name);
    const reading = await change(({ mappings }) => ({
      mappings: [...mappings.filter((each) => !isSame(each)), mappingOf(name.trim(), file)],
    }));
    if (reading.ok) return;
    const [code = reading.code] = Object.values(reading.fields);
    const why = message(code, reading.params);
    showToast({ text: t("imports.notSaved", { name: name.trim(), why }), tone: "error" });
  };
}
