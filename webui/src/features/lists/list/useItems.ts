import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { limits, type ListItem } from "@/domain";
import { useUndoToast } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import { changeItemsAtom, saveItemsAtom, type ListView } from "@/state/budget/lists";
import { showToast } from "@/ui/overlays/toasts";
import { changed, inserted, without } from "../items";

export interface Items {
  readonly tick: (item: ListItem) => void;
  readonly remove: (item: ListItem) => void;
  readonly add: (label: string) => void;
}

/** What can be done to the items of a list; it is saved a second later, or at once when the app goes out of sight. */
export function useItems({ id, listItems }: ListView): Items {
  const { t } = useTranslation();
  const newId = useAtomValue(newIdAtom);
  const [change, save] = [useSetAtom(changeItemsAtom), useSetAtom(saveItemsAtom)];
  const offerUndo = useUndoToast();
  useSavedWhenHidden(id, save);
  return {
    tick: (item) => {
      change(id, (items) => changed(items, item.id, { isChecked: !item.isChecked }));
    },
    remove: (item) => {
      if (listItems.length === 1) {
        showToast({ text: t("lists.lastItem"), tone: "info" });
        return;
      }
      const place = listItems.indexOf(item);
      change(id, (items) => without(items, item.id));
      offerUndo(t("lists.deletedItem", { label: item.label }), () => {
        change(id, (items) => inserted(items, item, place));
      });
    },
    add: (label) => {
      if (listItems.length >= limits.LIST_ITEMS_MAX) {
        showToast({ text: t("lists.full", { count: limits.LIST_ITEMS_MAX }), tone: "info" });
        return;
      }
      const item = { id: newId("item"), label, isChecked: false, price: null, quantity: "1.00" };
      change(id, (items) => [...items, item]);
    },
  };
}

function useSavedWhenHidden(id: string, save: (id: string) => Promise<unknown>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") void save(id);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      void save(id);
    };
  }, [id, save]);
}
