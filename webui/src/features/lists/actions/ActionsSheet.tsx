import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Pencil, Pin, PinOff, Share2, Trash } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import type { ListView } from "@/state/budget/lists";
import { questionAtom } from "@/state/question";
import type { Glyph } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { dispatchAtom } from "@/state/budget/dispatch";
import { useUndoToast } from "@/parts/useUndoToast";
import { useDelete } from "../form/useDelete";
import type { ListSheets } from "./useListSheets";

/** Actions on a list. */
export function ActionsSheet({ list, sheets }: { list: ListView; sheets: ListSheets }) {
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
          <Action glyph={Pencil} text={t("actions.edit")} onPress={() => sheets.openFor("edit", list.id)} />
        )}
        <Action glyph={Share2} text={t("actions.share")} onPress={() => sheets.openFor("share", list.id)} />
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
  const say = useUndoToast();
  async function pin(): Promise<void> {
    const outcome = await dispatch({ name: "updateList", id, body: { isPinned: !isPinned } });
    if (outcome.ok) say(t(isPinned ? "lists.unpinned" : "lists.pinnedNow"), null);
  }
  return () => void pin();
}
