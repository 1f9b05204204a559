import { useAtomValue } from "@/state/useAtomValue";
import { FileUp, FolderInput, Trash, FileDown, FileJson, FileText } from "lucide-react";
import { useNavigate } from "react-router";
import { useRef, useState } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { LeaveRow } from "@/parts/LeaveRow";
import { MoreRow, type MoreRowProps } from "@/parts/MoreRow";
import { canEditAtom } from "@/state/budget/access";
import { isGuestAtom } from "@/state/session/session";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { grouped } from "@/domain";
import { agoText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { now } from "@/data/device/clock";
import { useRemote } from "@/parts/useRemote";
import { healthRemote, lastBackupAtom, enabledCapabilitiesAtom } from "@/state/session/capabilities";
import { optimisticStateAtom } from "@/state/view";
import { ListRow } from "@/ui/rows/ListRow";
import { useGuestCounts } from "@/parts/useGuestCounts";
import { isLoadingAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { exportBudgetAtom } from "@/state/budget/dataFile";
import { exportHistoryAtom, exportLedgerAtom } from "@/state/budget/exports";
import type { Reading } from "@/state/outcome";
import { saveFile } from "@/ui/browser/saveFile";
import { showToast } from "@/ui/overlays/toasts";
import { useRestore } from "./useRestore";

/** Size of the data, export to one file, and restore from it. */
export default function Data() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canEdit = useAtomValue(canEditAtom);
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("data.title")} onBack={() => void navigate("/profile")} />
      <Page>
        <Stored />
        <SaveRows />
        <Section>
          <SectionHeader title={t("data.bring")} />
          <ListGroup label={t("data.bring")}>
            <RestoreRow />
            <MoreRow glyph={FolderInput} hue="violet" title={t("comeFrom.more")} to="/data/come-from" />
            {canEdit && <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />}
          </ListGroup>
        </Section>
        {isGuest ? (
          <LeaveRow />
        ) : (
          <ListGroup label={t("data.delete")}>
            <MoreRow glyph={Trash} title={t("data.delete")} to="/profile/delete" />
          </ListGroup>
        )}
      </Page>
    </>
  );
}

/** Amount of the open workspace that this device holds, and the state of the server's backups. */
function Stored() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const state = useAtomValue(optimisticStateAtom);
  const live = (rows: readonly { readonly deleted: boolean }[] = []) =>
    rows.filter(({ deleted }) => !deleted).length;
  const counts = [
    ["data.entries", state?.history.length ?? 0],
    ["data.accounts", live(state?.accounts)],
    ["data.categories", live(state?.categories)],
    ["data.lists", state?.lists.length ?? 0],
  ] as const;
  return (
    <Section>
      <SectionHeader title={t("data.stored")} />
      <ListGroup label={t("data.stored")}>
        {counts.map(([name, count]) => (
          <ListRow key={name} compact title={t(name)} endSub={grouped(String(count))} />
        ))}
        {isGuest ? (
          <ListRow compact wrap title={t("data.guestOnly")} sub={t("data.guestNote")} />
        ) : (
          <BackupRow />
        )}
      </ListGroup>
    </Section>
  );
}

function BackupRow() {
  const { t } = useTranslation();
  const language = useLanguage();
  useRemote(healthRemote);
  const on = useAtomValue(enabledCapabilitiesAtom);
  const last = useAtomValue(lastBackupAtom);
  if (on === null) return null;
  const backupText = last === null ? t("data.backupNone") : agoText(last, now(), language);
  return (
    <ListRow
      compact
      wrap
      title={t("data.backup")}
      sub={on.has("backups") ? backupText : t("data.backupOff")}
    />
  );
}

/** Takes a file, says what it holds and what becomes of what is here, and only then brings it back. */
function RestoreRow() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isGuest = useAtomValue(isGuestAtom);
  const canRestore = useAtomValue(onlineAtom) || isGuest;
  const isUnread = useAtomValue(isLoadingAtom) && isGuest;
  const lost = useGuestCounts() || t("data.nothing");
  const { chosen, busy, choose, cancel, restore } = useRestore();
  const why = canRestore ? undefined : t("states.offline");
  const state = busy ? t("data.onItsWay") : why;
  const params = { file: chosen?.fileName ?? "", things: chosen?.things ?? "", lost };
  return (
    <>
      <MoreRow
        glyph={FileUp}
        hue="teal"
        title={t("data.restore")}
        value={state}
        onPress={canRestore && !busy && !isUnread ? () => input.current?.click() : undefined}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("data.restore")}
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file !== undefined) choose(file);
        }}
      />
      <ConfirmDialog
        open={chosen !== null && !busy}
        title={t(isGuest ? "data.replaceTitle" : "data.newTitle")}
        text={isGuest ? t("data.replaceText", params) : t("data.newText", params)}
        confirmLabel={t(isGuest ? "data.replace" : "data.new")}
        danger={isGuest}
        onCancel={cancel}
        onConfirm={restore}
      />
    </>
  );
}

/** The files of the open workspace. The server makes them, so it takes a connection; a guest's are made here. */
function SaveRows() {
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
