import { useState } from "react";
import { useSetAtom } from "jotai";
import { Trash, Pencil, Pin, PinOff, Share2 } from "lucide-react";
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
import type { Sheets as SheetsOf } from "@/parts/useSheet";
import { currencyCodeAtom } from "@/state/budget/basket";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { canEditAtom } from "@/state/budget/access";
import { questionAtom } from "@/state/question";
import type { Glyph } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { dispatchAtom } from "@/state/budget/dispatch";
import { useUndoToast } from "@/parts/useUndoToast";
import { countOf } from "../items";
import { ShareWays } from "./ShareWays";
import { bodyOf, fieldsOf, type ListFields } from "../form/fields";
import { ListForm } from "../form/ListForm";
import { useDelete } from "../form/useDelete";
import css from "./ShareSheet.module.css";

export interface ListSheets extends SheetsOf<"actions" | "edit" | "share"> {
  /** Before the list is deleted here: nothing typed about it is lost by that, it is given up. */
  readonly giveUp: () => void;
}

/** Everything that can stand over a list, one at a time. */
export function Sheets({ sheets }: { sheets: ListSheets }) {
  const { shown, subject: listId, close, giveUp } = sheets;
  const storedList = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const list = useKeptThing(storedList, shown !== null, close);
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

/** Actions on a list. */
function ActionsSheet({ list, sheets }: { list: ListView; sheets: ListSheets }) {
  const { t } = useTranslation();
  const [pin, { question, run }] = [usePin(list), useDelete(list)];
  const ask = useSetAtom(questionAtom);
  const canEdit = useAtomValue(canEditAtom);
  const remove = () => {
    if (question === null) void run();
    else ask({ ...question, run });
  };
  const first = (close: () => void, run: () => unknown) => () => {
    close();
    void run();
  };
  return (
    <Sheet open={sheets.shown === "actions"} onClose={sheets.close} title={list.name}>
      <ListGroup>
        {canEdit && (
          <Action glyph={Pencil} text={t("actions.edit")} onPress={() => sheets.open("edit", list.id)} />
        )}
        <Action glyph={Share2} text={t("actions.share")} onPress={() => sheets.open("share", list.id)} />
        {canEdit && (
          <>
            <Action
              glyph={list.isPinned ? PinOff : Pin}
              text={t(list.isPinned ? "lists.unpin" : "lists.pin")}
              onPress={first(sheets.close, pin)}
            />
            <Action danger glyph={Trash} text={t("actions.delete")} onPress={first(sheets.giveUp, remove)} />
          </>
        )}
      </ListGroup>
    </Sheet>
  );
}

interface ActionProps {
  glyph: Glyph;
  text: string;
  danger?: boolean;
  onPress: () => void;
}

function Action({ glyph, text, danger = false, onPress }: ActionProps) {
  const icon = danger ? ({ glyph, hue: "red" } as const) : { glyph };
  return (
    <ListRow
      compact
      danger={danger}
      title={text}
      start={<IconTile icon={icon} size="s" />}
      onPress={onPress}
    />
  );
}

/** Pins a list above the others, or takes it down again. */
export function usePin({ id, isPinned }: ListView): () => void {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const offerUndo = useUndoToast();
  async function pin(): Promise<void> {
    const outcome = await dispatch({ name: "updateList", id, body: { isPinned: !isPinned } });
    if (outcome.ok) offerUndo(t(isPinned ? "lists.unpinned" : "lists.pinnedNow"), null);
  }
  return () => void pin();
}
