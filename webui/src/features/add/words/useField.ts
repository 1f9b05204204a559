import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useRef, useState, type RefObject, useMemo } from "react";
import { flushSync } from "react-dom";
import { expenses, payees, type HistoryEntry, type PayeeRow } from "@/domain";
import { payeesAtom } from "@/state/budget/payees";
import { convertAtom } from "@/state/budget/conversion";
import { todayAtom } from "@/state/device";
import type { Draft } from "../draftFields";
import { readWords, settled, wordsBehind, wordsOf, type Reading, type WordsContext } from "./reading";
import type { FilledFields } from "./useFilledFields";
import { quickLedgerAtom } from "./quickLedger";

const PAUSE_MS = 150;

/** Words that say anything, or the payer of an income. */
export type FieldMode = "words" | "payer";

export interface Field {
  /** Null while the field has no focus. */
  readonly mode: FieldMode | null;
  readonly text: string;
  readonly words: Words;
  /** The draft with what the words say. */
  readonly shown: Draft;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly enter: () => void;
  /** Put the focus into the field for the payer of an income. */
  readonly askPayer: () => void;
  readonly type: (text: string) => void;
  /** Take the read words out; what they leave open keeps them. */
  readonly leave: () => void;
  /** Take the read words out at once; return whether nothing is left open. */
  readonly settleNow: () => boolean;
  /** Make what was read from words mean nothing but the words. */
  readonly unread: (field: keyof Draft, value?: string) => void;
  readonly answer: (changes: Partial<Draft>) => void;
  readonly take: (earlier: HistoryEntry | PayeeRow, filling: FilledFields) => void;
}

/** Return the one field: a typed line, payee and note, read at each pause. */
export function useField(
  input: RefObject<HTMLInputElement | null>,
  draft: Draft,
  onDraft: (draft: Draft) => void,
  isCorrection: boolean,
): Field {
  const [mode, setMode] = useState<FieldMode | null>(null);
  const asksPayer = useRef(false);
  const rested = useRested(draft.line, mode === "words");
  const words = useWords(draft, rested, isCorrection);
  const known = useAtomValue(payeesAtom);
  const shown = { ...draft, ...words.changes };
  const change = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes });
  const settle = (next: Draft) =>
    onDraft(next.line === null ? next : settled(next, readWords(next, words.context)));
  return {
    focus: () => {
      input.current?.focus();
    },
    blur: () => {
      input.current?.blur();
    },
    mode,
    text: mode === "payer" ? draft.payee : (draft.line ?? wordsOf(draft)),
    words,
    shown,
    enter: () => {
      setMode(asksPayer.current ? "payer" : "words");
      asksPayer.current = false;
    },
    askPayer: () => {
      asksPayer.current = true;
      input.current?.focus();
    },
    type: (text) => {
      if (mode === "payer") change({ payee: text });
      else change({ line: text === wordsOf(draft) ? null : text });
    },
    leave: () => {
      setMode(null);
      if (mode === "words" && draft.line !== null) settle(draft);
      else if (mode === "payer") {
        const payee = draft.payee.trim();
        change({
          payee:
            payees.find(
              payee,
              known.map(({ name }) => name),
            ) || payee,
        });
      }
    },
    settleNow: () => {
      if (draft.line === null) return true;
      const reading = readWords(draft, words.context);
      flushSync(() => onDraft(settled(draft, reading)));
      return reading.doubts.length === 0;
    },
    unread: (field, value) => {
      const plain = [...draft.plain, ...wordsBehind(draft, field, value, words.context)];
      change({ plain });
    },
    answer: (changes) => {
      const next = { ...draft, ...changes };
      if (mode === null) settle(next);
      else onDraft(next);
    },
    take: (earlier, filling) => {
      const isPayer = mode === "payer";
      input.current?.blur();
      const given = isPayer ? {} : words.changes;
      const payee = "payee" in earlier ? earlier.payee : earlier.name;
      const said = isPayer
        ? { payee }
        : { payee: expenses.isSpending(shown.kind) ? payee : draft.payee, note: earlier.note };
      const filled = filling.of({ ...draft, ...given }, earlier, Object.keys(given));
      const fromWords = [...new Set([...draft.fromWords, ...Object.keys(given), ...Object.keys(filled)])];
      onDraft({ ...draft, ...given, ...filled, ...said, fromWords, line: null, answers: {} });
    },
  };
}

/** Return the line as it was at its last pause, while it is typed; else as it is. */
function useRested(line: string | null, isTyping: boolean): string | null {
  const [rested, setRested] = useState(line);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setRested(line), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [line, isTyping]);
  return isTyping && line !== null ? rested : line;
}

const NOTHING: Reading = { changes: {}, doubts: [] };

/** Words of a draft as they were read, and their surroundings. */
interface Words extends Reading {
  readonly context: WordsContext;
}

/** Return what the words of a draft say; `line` are those at their last pause. */
function useWords(draft: Draft, line: string | null, isCorrection: boolean): Words {
  const ledger = useAtomValue(quickLedgerAtom);
  const today = useAtomValue(todayAtom);
  const convert = useAtomValue(convertAtom);
  const context = useMemo(
    () => ({ ledger, today, convert, isCorrection }),
    [ledger, today, convert, isCorrection],
  );
  const reading = useMemo(
    () => (line === null ? NOTHING : readWords({ ...draft, line }, context)),
    [draft, line, context],
  );
  return { ...reading, context };
}
