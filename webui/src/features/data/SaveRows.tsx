import { useAtomValue, useSetAtom } from "jotai";
import { FileDown, FileJson } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { exportBudgetAtom } from "@/state/budget/dataFile";
import { exportHistoryAtom } from "@/state/budget/exports";
import { onlineAtom } from "@/state/connection";
import type { Reading } from "@/state/outcome";
import { isGuestAtom } from "@/state/session/session";
import { saveFile } from "@/ui/browser/saveFile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** The files of the open workspace. The server makes them, so it takes a connection; a guest's is made here. */
export function SaveRows() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const isOnline = useAtomValue(onlineAtom);
  const all = useSave(useSetAtom(exportBudgetAtom), "budget.json");
  const history = useSave(useSetAtom(exportHistoryAtom), "history.csv");
  const canSave = isGuest || isOnline;
  const value = canSave ? undefined : t("states.offline");
  return (
    <Section>
      <SectionHeader title={t("data.save")} />
      <ListGroup label={t("data.save")}>
        <MoreRow
          glyph={FileJson}
          hue="teal"
          title={t("data.saveAll")}
          value={value}
          onPress={canSave ? all : undefined}
        />
        {!isGuest && (
          <MoreRow
            glyph={FileDown}
            hue="slate"
            title={t("data.saveHistory")}
            value={value}
            onPress={canSave ? history : undefined}
          />
        )}
      </ListGroup>
    </Section>
  );
}

/** Saves a file; nothing while one is on its way. */
function useSave(read: () => Promise<Reading<Blob> | null>, name: string): (() => void) | undefined {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const file = await read();
    setSaving(false);
    if (file?.ok) saveFile(file.data, name);
    else showToast({ text: t("data.saveFailed"), tone: "error" });
  }

  return isSaving ? undefined : () => void save();
}
