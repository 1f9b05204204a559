import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { listViewsAtom, type ListView } from "@/state/budget/lists";
import { useTranslation } from "@/i18n/useTranslation";
import { lists } from "@/domain";
import { Switch } from "@/ui/fields/Switch";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { EditSheet } from "../form/EditSheet";
import { ActionsSheet } from "./ActionsSheet";
import type { ListSheets } from "./useListSheets";
import { countOf } from "../items";
import { ShareWays } from "./ShareWays";
import css from "./ShareSheet.module.css";

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

interface ShareSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
}

/** The list as a message, and the ways to send it. */
function ShareSheet({ open, list, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const { done, of } = countOf(list.listItems);
  const [isTicked, setTicked] = useState(false);
  const ticked = isTicked || done === of;
  const text = lists.sharedText(list.name, list.listItems, ticked);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lists.shareTitle", { name: list.name })}
      closeLabel={t("actions.close")}
    >
      <p className={css["Snippet"]}>{text}</p>
      <ShareWays text={text} />
      {done > 0 && done < of && (
        <ListGroup>
          <ListRow
            compact
            control
            title={t("lists.ticked")}
            sub={t("lists.tickedSub", { done, of })}
            end={<Switch checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />}
          />
        </ListGroup>
      )}
    </Sheet>
  );
}
