import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { FileDown, FileJson, FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow, type MoreRowProps } from "@/parts/MoreRow";
import { exportBudgetAtom } from "@/state/budget/dataFile";
import { exportHistoryAtom, exportLedgerAtom } from "@/state/budget/exports";
import { isLoadingAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import type { Reading } from "@/state/outcome";
import { isGuestAtom } from "@/state/session/session";
import { saveFile } from "@/ui/browser/saveFile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** The files of the open workspace. The server makes them, so it takes a connection; a guest's are made here. */
export function SaveRows() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const all = useSave(useSetAtom(exportBudgetAtom), "budget.json");
  const history = useSave(useSetAtom(exportHistoryAtom), "history.csv");
  const ledger = useSave(useSetAtom(exportLedgerAtom), "budget.beancount");
  return (
    <Section>
      <SectionHeader title={t("data.save")} />
      <ListGroup label={t("data.save")}>
        <SaveRow glyph={FileJson} hue="teal" title={t("data.saveAll")} save={all} />
        <SaveRow glyph={FileDown} hue="slate" title={t("data.saveHistory")} save={history} />
        {!isGuest && <SaveRow glyph={FileText} hue="slate" title={t("data.saveLedger")} save={ledger} />}
      </ListGroup>
    </Section>
  );
}

interface SaveRowProps extends Pick<MoreRowProps, "glyph" | "hue" | "title"> {
  /** Nothing while the file is on its way. */
  save: (() => void) | undefined;
}

function SaveRow({ save, ...row }: SaveRowProps) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const isOnline = useAtomValue(onlineAtom);
  const isLoading = useAtomValue(isLoadingAtom);
  const canSave = isGuest || isOnline;
  return (
    <MoreRow
      {...row}
      value={canSave ? undefined : t("states.offline")}
      onPress={canSave && !isLoading ? save : undefined}
    />
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
