import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { listViewsAtom } from "@/state/budget/lists";
import { EditSheet } from "../form/EditSheet";
import { ActionsSheet } from "./ActionsSheet";
import { ShareSheet } from "./ShareSheet";
import type { ListSheets } from "./useListSheets";

/** Everything that can stand over a list, one at a time. */
export function Sheets({ sheets }: { sheets: ListSheets }) {
  const { shown, listId, close, giveUp } = sheets;
  const found = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const list = useKeptThing(found, shown !== null, close);
  if (list === undefined) return null;
  return (
    <>
      <ActionsSheet list={list} sheets={sheets} />
      <EditSheet open={shown === "edit"} list={list} onClose={close} onDelete={giveUp} />
      <ShareSheet open={shown === "share"} list={list} onClose={close} />
    </>
  );
}
