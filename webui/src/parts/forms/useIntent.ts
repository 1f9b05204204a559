import { useStore } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useRef, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { IdPrefix } from "@/domain";
import { newIdAtom } from "@/state/budget/dispatch";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";

/** The id of a new thing: the same one whenever a form asks for it again. */
export type IdOf = (prefix: IdPrefix) => string;

interface Ended {
  readonly ok: boolean;
}

/** Runs an action unless it runs already or was done; a refused one may be tried again. Null: it was not run. */
export type Once = <Result extends Ended>(act: () => Promise<Result>) => Promise<Result | null>;

/** Intent of a form from the moment it opens: it is done once, in the workspace it was opened in. */
export interface Intent {
  readonly once: Once;
  readonly idOf: IdOf;
  /** Why nothing will be done: its workspace is not open any more. */
  readonly left: string | undefined;
}

/** `key` tells one intent from the next of a form that stays open. */
export function useIntent(key: unknown = null): Intent {
  const { opened, left } = useOpened(key);
  const store = useStore();
  const once = useOnce(key);
  return {
    idOf: useIds(key),
    left,
    once: (act) => {
      const isLeft = opened !== null && store.get(workspaceAtom)?.id !== opened.id;
      return isLeft ? Promise.resolve(null) : once(act);
    },
  };
}

/** A button or form is spent once what it is for was done. */
export function useOnce(key: unknown = null): Once {
  const spent = useRef<{ readonly key: unknown } | null>(null);
  return async (act) => {
    if (spent.current !== null && spent.current.key === key) return null;
    const mine = { key };
    spent.current = mine;
    const release = () => {
      if (spent.current === mine) spent.current = null;
    };
    try {
      const result = await act();
      if (!result.ok) release();
      return result;
    } catch (error) {
      release();
      throw error;
    }
  };
}

function useIds(key: unknown): IdOf {
  const newId = useAtomValue(newIdAtom);
  const made = useRef<{ readonly key: unknown; readonly ids: Map<IdPrefix, string> }>(undefined);
  return (prefix) => {
    if (made.current === undefined || made.current.key !== key) made.current = { key, ids: new Map() };
    const id = made.current.ids.get(prefix) ?? newId(prefix);
    made.current.ids.set(prefix, id);
    return id;
  };
}

/** The workspace that was open at first, and what to say once another one is. */
function useOpened(key: unknown) {
  const { t } = useTranslation();
  const here = useAtomValue(workspaceAtom);
  const mine = useAtomValue(workspacesAtom);
  const [held, hold] = useState({ key, opened: here });
  if (held.key !== key || (held.opened === null && here !== null)) hold({ key, opened: here });
  const { opened } = held;
  const isLeft = opened !== null && here !== null && here.id !== opened.id;
  const isMine = mine.some(({ id }) => id === opened?.id);
  const left = isLeft ? t(isMine ? "unsaved.elsewhere" : "unsaved.left", { name: opened.name }) : undefined;
  return { opened, left };
}
