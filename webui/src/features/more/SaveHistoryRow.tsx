import { useAtomValue, useSetAtom } from "jotai";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { exportHistoryAtom } from "@/state/budget/exports";
import { onlineAtom } from "@/state/connection";
import { saveFile } from "@/ui/browser/saveFile";
import { showToast } from "@/ui/overlays/toasts";
import { MoreRow } from "./MoreRow";

/** The server makes the file, so it takes a connection. */
export function SaveHistoryRow() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const read = useSetAtom(exportHistoryAtom);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const file = await read();
    setSaving(false);
    if (file?.ok) saveFile(file.data, "history.csv");
    else showToast({ text: t("more.saveHistoryFailed"), tone: "error" });
  }

  const value = isOnline ? undefined : t("states.offline");
  const onPress = isOnline && !isSaving ? () => void save() : undefined;
  return (
    <MoreRow glyph={FileDown} hue="slate" title={t("more.saveHistory")} value={value} onPress={onPress} />
  );
}
