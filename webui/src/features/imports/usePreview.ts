import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import { previewImportAtom, type PreviewedFile, type PreviewedLine } from "@/state/budget/imports";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import type { Failure, Reading } from "@/state/outcome";
import type { ChosenFile } from "./file/content";
import type { LineEdits } from "./lines/edits";
import { bodyOf, type Options, type LineFilter } from "./options";

/** Preview of a file. */
export interface Preview {
  readonly file: PreviewedFile;
  readonly lines: readonly PreviewedLine[];
  readonly nextStart: number | null;
  /** Edits it was read with. */
  readonly sentEdits: LineEdits;
}

/** Key of a preview; another attempt reads the same file anew. */
interface PreviewKey {
  readonly file: ChosenFile | null;
  readonly options: Options;
  readonly show: LineFilter;
  readonly attempt: number;
}

interface PreviewState {
  readonly key: PreviewKey | null;
  readonly preview: Preview | null;
  readonly failure: Failure | null;
}

const NOTHING: PreviewState = { key: null, preview: null, failure: null };

/** Read the server's preview of a file, again whenever an option changes; the old preview stays meanwhile. */
export function usePreview(file: ChosenFile | null, options: Options, show: LineFilter, edits: LineEdits) {
  const isOnline = useAtomValue(onlineAtom);
  const hasWorkspace = useAtomValue(workspaceAtom) !== null;
  const read = useSetAtom(previewImportAtom);
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const { preview, failure } = state.key?.file === file ? state : NOTHING;
  const isDone = file === null || isSame(state.key, { file, options, show, attempt });

  const readPreview = useEffectEvent((of: ChosenFile) => read({ ...bodyOf(of, options, edits), show }));
  const receive = useEffectEvent((of: ChosenFile, reading: Reading<PreviewedFile>, sentEdits: LineEdits) =>
    setState((before) => ({
      key: { file: of, options, show, attempt },
      preview: reading.ok
        ? previewOf(reading.data, sentEdits)
        : before.key?.file === of
          ? before.preview
          : null,
      failure: reading.ok ? null : reading,
    })),
  );
  const currentEdits = useEffectEvent(() => edits);
  useEffect(() => {
    if (file === null || isDone || !isOnline || !hasWorkspace) return undefined;
    let isWanted = true;
    const sentEdits = currentEdits();
    void readPreview(file).then((reading) => {
      if (isWanted) receive(file, reading, sentEdits);
    });
    return () => {
      isWanted = false;
    };
  }, [file, options, show, attempt, isDone, isOnline, hasWorkspace]);

  /** Read the next lines of the preview. */
  const readMore = async () => {
    if (file === null || preview?.nextStart == null) return;
    const reading = await read({
      ...bodyOf(file, options, preview.sentEdits),
      show,
      start: preview.nextStart,
    });
    if (!reading.ok) return;
    const { lines, nextStart } = reading.data;
    setState((now) =>
      now.preview === preview
        ? { ...now, preview: { ...preview, lines: [...preview.lines, ...lines], nextStart } }
        : now,
    );
  };
  const again = () => setAttempt((before) => before + 1);
  return { preview, failure, isReading: !isDone && isOnline, again, readMore };
}

function isSame(one: PreviewKey | null, other: PreviewKey): boolean {
  return (
    one !== null &&
    one.file === other.file &&
    one.options === other.options &&
    one.show === other.show &&
    one.attempt === other.attempt
  );
}

function previewOf(file: PreviewedFile, sentEdits: LineEdits): Preview {
  return { file, lines: file.lines, nextStart: file.nextStart, sentEdits };
}
