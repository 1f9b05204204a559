import { useState } from "react";

type SheetName = "actions" | "edit" | "share";

export interface ListSheets {
  /** The one that is open. */
  readonly shown: SheetName | null;
  /** Whose; kept while its sheet slides away. */
  readonly listId: string | null;
  readonly openFor: (name: SheetName, listId: string) => void;
  readonly close: () => void;
}

/** Which sheet stands over a list, or over all of them. */
export function useListSheets(): ListSheets {
  const [shown, setShown] = useState<SheetName | null>(null);
  const [listId, setListId] = useState<string | null>(null);
  return {
    shown,
    listId,
    openFor: (name, id) => {
      setListId(id);
      setShown(name);
    },
    close: () => {
      setShown(null);
    },
  };
}
