/** The draft of a new entry, kept in this tab from the first digit or word until it is added or given up. */
import { useAtomValue } from "@/state/useAtomValue";
import { useLayoutEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, keptDraft } from "@/data/device/keptDraft";
import { membersAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { gatewayAtom } from "@/state/view";
import { isTyped, type Draft, type Repeat } from "./draft";
import { KINDS } from "./kinds";
import { SHARE_MODES, type DraftShares } from "./shares/draftShares";
import type { DraftLine } from "./split/draftLines";

export interface KeptDraft {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Forgets it, once it was added or given up: the form ends with it. */
  readonly forget: () => void;
}

/**
 * Return the draft of a form, as it was before a reload: `link` is what the form began with, null where none is kept;
 * `asked` is what the form was opened for since.
 */
export function useKeptDraft(start: Draft, link: string | null, asked: Partial<Draft> = {}): KeptDraft {
  const owner = useAtomValue(gatewayAtom)?.owner;
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const members = useAtomValue(membersAtom);
  const [draft, setDraft] = useState(start);
  const [readIn, setReadIn] = useState<string | undefined>(undefined);
  const place =
    owner === undefined || workspaceId === undefined || link === null ? null : { owner, workspaceId, link };
  if (place !== null && readIn !== place.workspaceId) {
    setReadIn(place.workspaceId);
    const memberIds = members.map(({ memberId }) => memberId);
    const kept = draftOfKept(keptDraft(place), start, memberIds);
    if (!isTyped(draft, start)) setDraft({ ...kept, ...asked });
  }
  // The field settles its words when it loses the focus, be it to a form that closes.
  const isOver = useRef(false);
  useLayoutEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  return {
    draft,
    setDraft: (changed) => {
      setDraft(changed);
      if (place === null || isOver.current) return;
      if (isTyped(changed, start)) keepDraft(place, changed);
      else forgetDraft();
    },
    forget: () => {
      isOver.current = true;
      if (place !== null) forgetDraft();
    },
  };
}

/**
 * Return a draft as it was kept, each field that is malformed as it is at the start. An account or a category that is gone
 * needs no look here: the usual one stands in for it.
 */
export function draftOfKept(stored: unknown, start: Draft, memberIds: readonly string[]): Draft {
  if (!isRecord(stored)) return start;
  const fields = Object.entries(FIELDS).filter(([name, isWhole]) => isWhole(stored[name]));
  const draft: Draft = { ...start, ...Object.fromEntries(fields.map(([name]) => [name, stored[name]])) };
  const isMember = (id: string) => memberIds.includes(id);
  const { paidBy, shares } = draft;
  return {
    ...draft,
    paidBy: paidBy !== null && isMember(paidBy) ? paidBy : null,
    shares: shares !== null && namesOf(shares).every(isMember) ? shares : null,
  };
}

function namesOf({ parts, amounts, userId }: DraftShares): readonly string[] {
  return [userId, ...Object.keys(parts), ...Object.keys(amounts)];
}

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === "string";
const isAmount: Check = (value) => isText(value) && /^\d+\.?\d*([+-]\d+\.?\d*)*[+-]?$/.test(value);
const isLineAmount: Check = (value) => isAmount(value) || (isText(value) && /^\d+\.?\d*%$/.test(value));
const isDay: Check = (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const orNull =
  (isWhole: Check): Check =>
  (value) =>
    value === null || isWhole(value);
const listOf =
  (isWhole: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isWhole);
const oneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const valuesOf =
  (isWhole: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(isWhole);
const recordOf =
  <T>(fields: Readonly<Record<keyof T, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries<Check>(fields).every(([name, isWhole]) => isWhole(value[name]));

const isRepeat = recordOf<Repeat>({
  frequency: oneOf(["once", "day", "week", "month", "year"] satisfies Repeat["frequency"][]),
  every: isCount,
  endDate: orNull(isDay),
  count: orNull(isCount),
  weekend: oneOf(["asIs", "before", "after"] satisfies Repeat["weekend"][]),
  mode: oneOf(["ask", "post"] satisfies Repeat["mode"][]),
});

const FIELDS: Readonly<Record<keyof Draft, Check>> = {
  kind: oneOf([...KINDS, "refund"]),
  isKindChosen: oneOf([true, false]),
  text: isAmount,
  typedCurrency: orNull(isText),
  accountText: orNull(isAmount),
  accountTextFor: orNull(isAmount),
  fromId: orNull(isText),
  toId: orNull(isText),
  category: orNull(isText),
  lines: listOf(recordOf<DraftLine>({ category: orNull(isText), text: isLineAmount, note: isText })),
  refundOf: oneOf([null]),
  day: orNull(isDay),
  note: isText,
  paidBy: orNull(isText),
  shares: orNull(
    recordOf<DraftShares>({
      mode: oneOf(SHARE_MODES),
      parts: valuesOf((value) => typeof value === "number"),
      amounts: valuesOf(isAmount),
      userId: isText,
      turn: isText,
    }),
  ),
  payee: isText,
  tags: listOf(isText),
  repeat: isRepeat,
  line: orNull(isText),
  answers: valuesOf(isText),
  plain: listOf(isText),
  fromWords: listOf(isText),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
