import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { newUuid } from "@/data/device/clock";
import { useOnce } from "@/parts/forms/useIntent";
import { importFileAtom, type ImportReport } from "@/state/budget/imports";
import type { Failure } from "@/state/outcome";
import type { ChosenFile } from "./file/content";
import { NO_MENDS, takenCount, type Mends } from "./lines/mends";
import { totalsNow } from "./lines/totals";
import { bodyOf, NOTHING_SAID, says, type Said, type Shown } from "./said";
import { usePreview } from "./usePreview";
import { useSaveMapping } from "./tables/useSaveMapping";

/** A file from when it is chosen until it is booked. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [said, setSaid] = useState(NOTHING_SAID);
  const [show, setShow] = useState<Shown>("attention");
  const [mends, setMends] = useState(NO_MENDS);
  const [saveAs, setSaveAs] = useState("");
  const preview = usePreview(file, said, show, mends);
  const booking = useBooking(file, said, mends);
  const saveMapping = useSaveMapping();

  const { seen } = preview;
  const choose = (chosen: ChosenFile | null) => {
    setFile(chosen);
    setSaid(NOTHING_SAID);
    setShow("attention");
    setMends(NO_MENDS);
    setSaveAs("");
    booking.forget();
  };
  return {
    ...preview,
    ...booking,
    file,
    said,
    show,
    mends,
    saveAs,
    count: seen === null ? 0 : takenCount(seen.file.takenCount, mends, seen.sent),
    totals: seen === null ? [] : totalsNow(seen.file.totals, seen.lines, mends),
    choose,
    setShow,
    setMends,
    setSaveAs,
    say: (change: Partial<Said>) => {
      setSaid((before) => says(before, change));
    },
    book: async () => {
      if (seen !== null && saveAs !== "") await saveMapping(saveAs, seen.file);
      await booking.book();
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Books a file once: pressed again, or after an answer that was lost, it is the same import. */
function useBooking(file: ChosenFile | null, said: Said, mends: Mends) {
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
    const { content, ...rest } = bodyOf(file, said, mends);
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
