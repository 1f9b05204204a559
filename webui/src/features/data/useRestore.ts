import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { readChosen, type ReadFile } from "@/data/guest/budgetFile";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { useCountWords } from "@/parts/useGuestCounts";
import { chooseFileAtom, isRestoringAtom, restoreBudgetAtom, type ChosenFile } from "@/state/budget/dataFile";
import type { Failure } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

export interface Chosen {
  readonly fileName: string;
  readonly things: string;
  readonly file: ChosenFile;
}

/** A file on its way back: chosen, asked about, brought back once. What is wrong with it is said in one message. */
export function useRestore() {
  const { t } = useTranslation();
  const words = useCountWords();
  const why = useFailureText();
  const bring = useSetAtom(restoreBudgetAtom);
  const take = useSetAtom(chooseFileAtom);
  const busy = useAtomValue(isRestoringAtom);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function choose(picked: File): Promise<void> {
    const read = await readChosen(picked);
    if (!read.ok) {
      failed(problemText(picked.name, read));
      return;
    }
    const things = words(read.counts) || t("data.nothing");
    setChosen({ fileName: picked.name, things, file: take(read) });
  }

  function problemText(file: string, { problem, line }: Extract<ReadFile, { ok: false }>): string {
    return t(`data.problem.${problem}`, { file, line: String(line ?? 1) });
  }

  async function restore({ fileName, things, file }: Chosen): Promise<void> {
    const outcome = await bring(file);
    if (outcome === null) return;
    setChosen(null);
    if (outcome.ok) showToast({ text: t("data.restored", { things }) });
    else failed(why(fileName, outcome));
  }

  return {
    chosen,
    busy,
    choose: (picked: File) => void choose(picked),
    cancel: () => setChosen(null),
    restore: () => {
      if (chosen !== null) void restore(chosen);
    },
  };
}

function failed(text: string): void {
  showToast({ text, tone: "error" });
}

function useFailureText(): (file: string, failure: Failure) => string {
  const { t } = useTranslation();
  const message = useMessage();
  return (file, { code, fields, params }) => {
    const [first] = Object.entries(fields);
    if (first === undefined) return message(code, params);
    const [path, cause] = first;
    return t("data.problem.row", { file, path, reason: message(cause) });
  };
}
