import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { previewImportAtom, type PreviewedFile, type PreviewedLine } from "@/state/budget/imports";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import type { Failure, Reading } from "@/state/outcome";
import type { ChosenFile } from "./file/content";
import type { Mends } from "./lines/mends";
import { bodyOf, type Said, type Shown } from "./said";

/** A file as it was looked at. */
export interface Seen {
  readonly file: PreviewedFile;
  readonly lines: readonly PreviewedLine[];
  readonly nextStart: number | null;
  /** The mends it was looked at with. */
  readonly sent: Mends;
}

/** Key of a preview; another attempt reads the same file anew. */
interface Look {
  readonly file: ChosenFile | null;
  readonly said: Said;
  readonly show: Shown;
  readonly attempt: number;
}

interface Looked {
  readonly look: Look | null;
  readonly seen: Seen | null;
  readonly failure: Failure | null;
}

const NOTHING: Looked = { look: null, seen: null, failure: null };

/** Read the server's preview of a file, again whenever an option changes; the old preview stays meanwhile. */
export function usePreview(file: ChosenFile | null, said: Said, show: Shown, mends: Mends) {
  const isOnline = useAtomValue(onlineAtom);
  const hasWorkspace = useAtomValue(workspaceAtom) !== null;
  const read = useSetAtom(previewImportAtom);
  const [looked, setLooked] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const { seen, failure } = looked.look?.file === file ? looked : NOTHING;
  const isDone = file === null || isSame(looked.look, { file, said, show, attempt });

  const preview = useEffectEvent((of: ChosenFile) => read({ ...bodyOf(of, said, mends), show }));
  const take = useEffectEvent((of: ChosenFile, reading: Reading<PreviewedFile>, sent: Mends) => {
    setLooked((before) => ({
      look: { file: of, said, show, attempt },
      seen: reading.ok ? seenOf(reading.data, sent) : before.look?.file === of ? before.seen : null,
      failure: reading.ok ? null : reading,
    }));
  });
  const mendsNow = useEffectEvent(() => mends);
  useEffect(() => {
    if (file === null || isDone || !isOnline || !hasWorkspace) return undefined;
    let isWanted = true;
    const sent = mendsNow();
    void preview(file).then((reading) => {
      if (isWanted) take(file, reading, sent);
    });
    return () => {
      isWanted = false;
    };
  }, [file, said, show, attempt, isDone, isOnline, hasWorkspace]);

  /** The next lines of what was seen. */
  const readMore = async () => {
    if (file === null || seen?.nextStart == null) return;
    const reading = await read({ ...bodyOf(file, said, seen.sent), show, start: seen.nextStart });
    if (!reading.ok) return;
    const { lines, nextStart } = reading.data;
    setLooked((now) =>
      now.seen === seen ? { ...now, seen: { ...seen, lines: [...seen.lines, ...lines], nextStart } } : now,
    );
  };
  const again = () => {
    setAttempt((before) => before + 1);
  };
  return { seen, failure, isReading: !isDone && isOnline, again, readMore };
}

function isSame(one: Look | null, other: Look): boolean {
  return (
    one !== null &&
    one.file === other.file &&
    one.said === other.said &&
    one.show === other.show &&
    one.attempt === other.attempt
  );
}

function seenOf(file: PreviewedFile, sent: Mends): Seen {
  return { file, lines: file.lines, nextStart: file.nextStart, sent };
}
