import { useState } from "react";
import { flushSync } from "react-dom";

type SheetName = "actions" | "edit" | "share";

export interface ListSheets {
  /** The one that is open. */
  readonly shown: SheetName | null;
  /** Whose; kept while its sheet slides away. */
  readonly listId: string | null;
  readonly openFor: (name: SheetName, listId: string) => void;
  readonly close: () => void;
  /** Before the list is deleted here: nothing typed about it is lost by that, it is given up. */
  readonly giveUp: () => void;
}

/** Which sheet stands over a list, or over all of them; `onGiveUp` forgets what else is typed about it. */
export function useListSheets(onGiveUp?: () => void): ListSheets {
  const [shown, setShown] = useState<SheetName | null>(null);
  const [listId, setListId] = useState<string | null>(null);
  return {
    shown,
    listId,
    openFor: (name, id) => {
      setListId(id);
      setShown(name);
    },
    close: () => setShown(null),
    giveUp: () =>
      flushSync(() => {
        setShown(null);
        onGiveUp?.();
      }),
  };
}
