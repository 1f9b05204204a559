import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { ErrorCode, limits } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { useTranslation } from "@/i18n/useTranslation";
import { useFailureToast } from "@/parts/useFailureToast";
import {
  migrateAtom,
  previewMigrationAtom,
  undoMigrationAtom,
  type MigrationReport,
} from "@/state/budget/migration";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Failure } from "@/state/outcome";
import { useAtomValue } from "@/state/useAtomValue";
import { showToast } from "@/ui/overlays/toasts";
import { readFile, type ChosenFile } from "../file/content";

/** A file that can't be read on this device. */
export interface WrongFile {
  readonly name: string;
  readonly code: string;
}

/** Answers to what the files leave open, and the name of the new workspace. */
export interface Answers {
  readonly currencyCode: string | undefined;
  /** Person of the files that whoever brings them is; undefined where they name nobody. */
  readonly me: string | undefined;
  readonly name: string;
}

interface Chosen {
  readonly id: string;
  readonly files: readonly ChosenFile[];
}

/** Files of another app on their way: chosen, reported on, and made a workspace of once. */
export function useMigration(onDone: () => void) {
  const { t } = useTranslation();
  const preview = useSetAtom(previewMigrationAtom);
  const send = useSetAtom(migrateAtom);
  const undo = useSetAtom(undoMigrationAtom);
  const tell = useFailureToast();
  const before = useAtomValue(workspaceAtom)?.id;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<MigrationReport | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [wrong, setWrong] = useState<WrongFile | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<Chosen | null>(null);

  async function read(next: Chosen, currencyCode?: string): Promise<void> {
    latest.current = next;
    setChosen(next);
    setFailure(null);
    setBusy(true);
    const reading = await preview(bodyOf(next, currencyCode));
    if (latest.current !== next) return;
    setBusy(false);
    if (reading.ok) setReport(reading.data);
    else setFailure(reading);
  }

  async function choose(picked: readonly File[]): Promise<void> {
    const files: ChosenFile[] = [];
    let left = limits.MIGRATION_MAX_BYTES;
    for (const file of picked) {
      left -= file.size;
      if (left < 0) {
        setWrong({ name: file.name, code: ErrorCode.MIGRATION_TOO_LARGE });
        return;
      }
      const content = await readFile(file, limits.MIGRATION_MAX_BYTES);
      if (typeof content === "string") {
        setWrong({ name: file.name, code: content });
        return;
      }
      files.push(content);
    }
    setWrong(null);
    setReport(null);
    await read({ id: newUuid(), files });
  }

  async function make({ currencyCode, me, name }: Answers): Promise<void> {
    if (chosen === null || isBusy) return;
    setBusy(true);
    const who = me === undefined ? {} : { me };
    const done = await send({ ...bodyOf(chosen, currencyCode), ...who, id: chosen.id, name });
    setBusy(false);
    if (!done.ok) {
      tell(done);
      return;
    }
    onDone();
    const { workspace } = done.data;
    showToast({
      text: t("comeFrom.made", { name: workspace.name }),
      action: {
        label: t("actions.undo"),
        run: () => void undo({ made: workspace.id, before }).then((outcome) => tell(outcome)),
      },
    });
  }

  return {
    chosen,
    report,
    failure,
    wrong,
    isBusy,
    choose: (picked: readonly File[]) => void choose(picked),
    ask: (currencyCode: string) => {
      if (chosen !== null) void read(chosen, currencyCode);
    },
    again: () => {
      if (chosen !== null) void read(chosen);
    },
    cancel: () => {
      latest.current = null;
      setChosen(null);
      setReport(null);
      setFailure(null);
      setBusy(false);
    },
    make: (answers: Answers) => void make(answers),
  };
}

export type MigrationState = ReturnType<typeof useMigration>;

function bodyOf({ files }: Chosen, currencyCode: string | undefined) {
  const sent = files.map(({ name, content }) => ({ fileName: name, content }));
  return currencyCode === undefined ? { files: sent } : { files: sent, currencyCode };
}
