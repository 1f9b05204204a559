import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { useEffect, useEffectEvent } from "react";
import { FileUp } from "lucide-react";
import { useSetAtom } from "jotai";
import { GuardedPage } from "@/parts/forms/GuardedPage";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useAtomValue } from "@/state/useAtomValue";
import { useMessage } from "@/i18n/useMessage";
import { onlineAtom } from "@/state/connection";
import { IconTile } from "@/ui/art/IconTile";
import { useCounted } from "@/i18n/useCounted";
import { useErrorText } from "@/i18n/useErrorText";
import { useMoney } from "@/i18n/useMoney";
import { NETWORK } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ActionBar } from "@/ui/frame/ActionBar";
import type { Schema } from "@/contract/schemas";
import { useRemote } from "@/parts/useRemote";
import {
  changeImportSettingsAtom,
  importSettingsAtom,
  importSettingsRemote,
  type ImportSettings,
} from "@/state/budget/imports";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { OpenFile } from "./OpenFile";
import { Report } from "./Report";
import { useImport, type Import } from "./useImport";
import { FileButton, useChosenFile, type Chosen } from "./file/FileButton";
import { balancesOf } from "./lines/totals";
import { RemovableRow, useRemoval } from "./settings/RemovableRow";
import { SavedRules } from "./settings/SavedRules";
import css from "./Imports.module.css";

/** Steps of an import: choose a file, preview it, book it; leaving asks while one is chosen. */
export function FileImport() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const importing = useImport();
  const chosen = useChosenFile(importing.choose);
  useDrop(chosen.choose);
  const { file, report } = importing;
  useUnsaved(() => file !== null && report === null);
  const goUp = () => {
    importing.choose(null);
    void navigate(UP);
  };
  const question = {
    text: t("imports.leaveText", { name: file?.name ?? "" }),
    cancelLabel: t("imports.stay"),
  };
  return (
    <GuardedPage onBack={goUp} question={question}>
      {(leave) => (
        <>
          <PageBar title={t("imports.title")} onBack={() => leave(goUp)} />
          <Page closed={file !== null}>
            {file === null && <ChooseFile {...chosen} />}
            {file !== null && report === null && (
              <OpenFile importing={importing} chosen={chosen} file={file} />
            )}
            {report !== null && <Report importing={importing} report={report} />}
          </Page>
          {file !== null && report === null && <ImportBar importing={importing} />}
        </>
      )}
    </GuardedPage>
  );
}

/** Takes a file that is dropped anywhere on the page; without this the browser would leave the app and show it. */
function useDrop(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) take(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
}

/** Where a file is dropped or chosen, which ones there can be, and what is kept of the last ones. */
function ChooseFile({ wrong, choose }: Chosen) {
  const { t } = useTranslation();
  const message = useMessage();
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <div className={css["Drop"]}>
        <IconTile icon={{ glyph: FileUp, hue: "blue" }} />
        <p>{t(isOnline ? "imports.drop" : "imports.offline")}</p>
        <FileButton size="l" disabled={!isOnline} onFile={choose}>
          {t("imports.choose")}
        </FileButton>
        {wrong !== null && (
          <p role="alert" className={css["Wrong"]}>
            {wrong.name}: {message(wrong.code)}
          </p>
        )}
        <p className={css["Formats"]}>{t("imports.formats")}</p>
      </div>
      <SavedSettings />
    </>
  );
}

/** Bar that books the ticked lines, or names the obstacle. */
function ImportBar({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const counted = useCounted();
  const note = useNote(importing);
  const { count, preview, isReading, isBooking, failed } = importing;
  const isOpen = preview === null || preview.file.questions.length > 0;
  return (
    <ActionBar note={note} failed={failed !== null && !isBooking}>
      <Button
        size="l"
        block
        busy={isBooking}
        disabled={!isOnline || isOpen || isReading || count === 0}
        onClick={() => void importing.book()}
      >
        {preview === null ? t("imports.title") : counted("imports.import", count)}
      </Button>
    </ActionBar>
  );
}

function useNote({ count, preview, totals, isBooking, failed, failure }: Import): string | undefined {
  const { t } = useTranslation();
  const why = useErrorText();
  const counted = useCounted();
  const money = useMoney();
  const isOnline = useAtomValue(onlineAtom);
  if (!isOnline) return t("imports.offline");
  if (isBooking) return counted("imports.booking", count);
  if (failed !== null) {
    const [code = failed.code] = Object.values(failed.fields);
    return code === NETWORK ? t("imports.lost") : why(failed);
  }
  if (preview === null || failure !== null) return undefined;
  if (preview.file.questions.length > 0) return t("imports.answerFirst");
  const { lineCount, wrongCount } = preview.file;
  const left = lineCount - count - wrongCount;
  const amounts = balancesOf(totals).map(
    ({ currencyCode, amount }) => money(amount, currencyCode, { signed: true }).text,
  );
  const parts = [
    left > 0 && counted("imports.leftOut", left),
    wrongCount > 0 && counted("imports.wrong", wrongCount),
    amounts.length > 0 && t("imports.addsUp", { amounts: amounts.join(", ") }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(" · ");
}

/** Where the way back leads. */
export const UP = "/data";

type Update = (settings: ImportSettings) => Schema<"ImportSettingsUpdate">;

/** Settings stored for the next files: columns of tables, and categories of notes. */
function SavedSettings() {
  const { t } = useTranslation();
  const settings = useSettings();
  const remove = useRemove();
  const mappings = settings?.mappings ?? [];
  return (
    <>
      {mappings.length > 0 && (
        <Section>
          <SectionHeader title={t("imports.mappings")} />
          <ListGroup label={t("imports.mappings")}>
            {mappings.map((mapping, place) => {
              const columns = mapping.columns.map(({ column }) => column).join(", ");
              const without: Update = (now) => ({
                mappings: now.mappings.filter(({ name }) => name !== mapping.name),
              });
              const again: Update = (now) => ({ mappings: now.mappings.toSpliced(place, 0, mapping) });
              return (
                <RemovableRow
                  key={mapping.name}
                  title={mapping.name}
                  sub={columns}
                  onRemove={remove(mapping.name, without, again)}
                />
              );
            })}
          </ListGroup>
        </Section>
      )}
      <SavedRules />
    </>
  );
}

function useSettings(): ImportSettings | null {
  useRemote(importSettingsRemote);
  return useAtomValue(importSettingsAtom);
}

function useRemove() {
  const remove = useRemoval();
  const change = useSetAtom(changeImportSettingsAtom);
  return (name: string, without: Update, again: Update) =>
    remove(
      name,
      () => change(without),
      () => change(again),
    );
}
