import { useState } from "react";
import { useSetAtom } from "jotai";
import { Trash } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { listViewsAtom, type ListView, saveListAtom } from "@/state/budget/lists";
import { useTranslation } from "@/i18n/useTranslation";
import { lists } from "@/domain";
import { Switch } from "@/ui/fields/Switch";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { IdOf } from "@/parts/forms/useIntent";
import { currencyCodeAtom } from "@/state/budget/basket";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { ActionsSheet } from "./ActionsSheet";
import type { ListSheets } from "./useListSheets";
import { countOf } from "../items";
import { ShareWays } from "./ShareWays";
import { bodyOf, fieldsOf, type ListFields } from "../form/fields";
import { ListForm } from "../form/ListForm";
import { useDelete } from "../form/useDelete";
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
    <Sheet open={open} onClose={onClose} title={t("lists.shareTitle", { name: list.name })}>
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

interface EditSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
  /** It is about to be deleted here. */
  onDelete: () => void;
}

/** A list's name, category and items, and the way to be rid of it. */
function EditSheet({ open, list, onClose, onDelete }: EditSheetProps) {
  const { t } = useTranslation();
  const [save, remove] = [useSave(useOpened(open, list)), useDelete(list)];
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const deleteNow = () => {
    keep();
    onDelete();
    void remove.run();
  };
  const ask = () => {
    if (remove.question === null) deleteNow();
    else setAsking(true);
  };
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.edit")}>
      <ListForm
        start={fieldsOf(list)}
        submitLabel={t("actions.save")}
        isChangeNeeded
        onSubmit={save}
        onClose={onClose}
      />
      <Button kind="danger-text" block glyph={Trash} onClick={ask}>
        {t("lists.delete")}
      </Button>
      {remove.question && (
        <ConfirmDialog {...remove.question} open={isAsking} danger onCancel={keep} onConfirm={deleteNow} />
      )}
    </FormSheet>
  );
}

/** The list as it was when the form opened: what others do to it meanwhile is not the form's doing. */
function useOpened(open: boolean, list: ListView): ListView {
  const [opened, setOpened] = useState({ open, list });
  if (opened.open !== open) setOpened({ open, list });
  return opened.list;
}

function useSave(list: ListView) {
  const save = useSetAtom(saveListAtom);
  const currencyCode = useAtomValue(currencyCodeAtom);
  return (fields: ListFields, idOf: IdOf): Promise<Outcome> => save(list, bodyOf(fields, idOf, currencyCode));
}
