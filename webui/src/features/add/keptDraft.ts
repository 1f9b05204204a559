/** The draft of a new entry, kept in this tab from the first digit or word until it is added or given up. */
import { useAtomValue } from "@/state/useAtomValue";
import { useLayoutEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, keptDraft } from "@/data/device/keptDraft";
import { membersAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { gatewayAtom } from "@/state/view";
import { isTyped } from "./draft";
import { isRecord, valuesBy, type Draft } from "./draftFields";
import type { DraftShares } from "./shares/draftShares";

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
  const fields = valuesBy((field, name) => (field.isStored(stored[name]) ? stored[name] : undefined));
  const draft: Draft = { ...start, ...fields };
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
