import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, type ListItem } from "@/domain";
import { useUndoToast } from "@/parts/useUndoToast";
import { currencyCodeAtom } from "@/state/budget/basket";
import { newIdAtom } from "@/state/budget/dispatch";
import { restoreItemAtom, changeItemsAtom, type ListView } from "@/state/budget/lists";
import { showToast } from "@/ui/overlays/toasts";
import { changed, typedItem, without } from "../items";

export interface Items {
  readonly tick: (item: ListItem) => void;
  readonly change: (item: ListItem, changes: Partial<ListItem>) => void;
  readonly remove: (item: ListItem) => void;
  readonly add: (text: string) => void;
}

/** Actions on the items of a list. */
export function useItems({ id, listItems }: ListView): Items {
  const { t } = useTranslation();
  const [newId, currencyCode] = [useAtomValue(newIdAtom), useAtomValue(currencyCodeAtom)];
  const [change, bringBack] = [useSetAtom(changeItemsAtom), useSetAtom(restoreItemAtom)];
  const offerUndo = useUndoToast();
  return {
    tick: (item) => {
      void change(id, (items) => changed(items, item.id, { isChecked: !item.isChecked }));
    },
    change: (item, changes) => {
      void change(id, (items) => changed(items, item.id, changes));
    },
    remove: (item) => {
      if (listItems.length === 1) {
        showToast({ text: t("lists.lastItem"), tone: "info" });
        return;
      }
      void change(id, (items) => without(items, item.id));
      offerUndo(t("lists.deletedItem", { label: item.label }), () => {
        void bringBack(id, item);
      });
    },
    add: (text) => {
      if (listItems.length >= limits.LIST_ITEMS_MAX) {
        showToast({ text: t("lists.full", { count: limits.LIST_ITEMS_MAX }), tone: "info" });
        return;
      }
      const item = {
        id: newId("item"),
        isChecked: false,
        price: null,
        quantity: "1.00",
        ...typedItem(text, currencyCode),
      };
      void change(id, (items) => [...items, item]);
    },
  };
}
