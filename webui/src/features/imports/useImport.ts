import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { newUuid } from "@/data/device/clock";
import { useOnce } from "@/parts/forms/useIntent";
import {
  importFileAtom,
  type ImportReport,
  changeImportSettingsAtom,
  type PreviewedFile,
} from "@/state/budget/imports";
import type { Failure } from "@/state/outcome";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { showToast } from "@/ui/overlays/toasts";
import type { ChosenFile } from "./file/content";
import { NO_EDITS, countSelected, type LineEdits } from "./lines/edits";
import { totalsNow } from "./lines/totals";
import { bodyOf, NO_OPTIONS, withOption, type Options, type LineFilter, hasName, mappingOf } from "./options";
import { usePreview } from "./usePreview";

/** A file from when it is chosen until it is booked. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [options, setOptions] = useState(NO_OPTIONS);
  const [show, setShow] = useState<LineFilter>("attention");
  const [edits, setEdits] = useState(NO_EDITS);
  const [saveAs, setSaveAs] = useState("");
  const previewing = usePreview(file, options, show, edits);
  const booking = useBooking(file, options, edits);
  const saveMapping = useSaveMapping();

  const { preview } = previewing;
  const choose = (chosen: ChosenFile | null) => {
    setFile(chosen);
    setOptions(NO_OPTIONS);
    setShow("attention");
    setEdits(NO_EDITS);
    setSaveAs("");
    booking.forget();
  };
  return {
    ...previewing,
    ...booking,
    file,
    options,
    show,
    edits,
    saveAs,
    count: preview === null ? 0 : countSelected(preview.file.takenCount, edits, preview.sentEdits),
    totals: preview === null ? [] : totalsNow(preview.file.totals, preview.lines, edits),
    choose,
    setShow,
    setEdits,
    setSaveAs,
    setOption: (change: Partial<Options>) => setOptions((before) => withOption(before, change)),
    book: async () => {
      if (preview !== null && saveAs !== "") await saveMapping(saveAs, preview.file);
      await booking.book();
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Books a file once: pressed again, or after an answer that was lost, it is the same import. */
function useBooking(file: ChosenFile | null, options: Options, edits: LineEdits) {
  const send = useSetAtom(importFileAtom);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isBooking, setBooking] = useState(false);
  const [round, setRound] = useState(0);
  const once = useOnce(round);
  const sent = useRef<{ readonly what: string; readonly file: ChosenFile; readonly id: string }>(undefined);

  const idOf = (of: ChosenFile, what: string): string => {
    if (sent.current?.what !== what || sent.current.file !== of)
      sent.current = { what, file: of, id: newUuid() };
    return sent.current.id;
  };
  const forget = () => {
    sent.current = undefined;
    setReport(null);
    setFailed(null);
    setRound((before) => before + 1);
  };
  const book = async () => {
    if (file === null) return;
    const { content, ...rest } = bodyOf(file, options, edits);
    const id = idOf(file, JSON.stringify(rest));
    const reading = await once(() => {
      setBooking(true);
      setFailed(null);
      return send({ ...rest, content, id });
    });
    if (reading === null) return;
    setBooking(false);
    if (reading.ok) setReport(reading.data);
    else setFailed(reading);
  };
  return { report, failed, isBooking, book, forget };
}

/** Saves how a table is read under a name, in place of what had it before; says so when it could not. */
function useSaveMapping(): (name: string, file: PreviewedFile) => Promise<void> {
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
