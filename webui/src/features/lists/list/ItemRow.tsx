import { useAtomValue } from "jotai";
import { Ellipsis, Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { ListItem } from "@/domain";
import { canEditAtom } from "@/state/budget/access";
import { Icon } from "@/ui/art/Icon";
import { Check } from "@/ui/fields/Check";
import { IconButton } from "@/ui/actions/IconButton";
import { useSwipeAway } from "@/ui/browser/useSwipeAway";
import { ItemSheet } from "./ItemSheet";
import css from "./ListScreen.module.css";
import type { Items } from "./useItems";

/** An item with its tick; swiped away, or deleted in its menu. */
export function ItemRow({ item, items }: { item: ListItem; items: Pick<Items, "tick" | "remove"> }) {
  const { t } = useTranslation();
  const [hasMenu, setMenu] = useState(false);
  const { label, isChecked } = item;
  const remove = () => {
    items.remove(item);
  };
  const canEdit = useAtomValue(canEditAtom);
  const swipe = useSwipeAway(remove);
  return (
    <li className={css["ItemRow"]} data-checked={isChecked || undefined} {...(canEdit && swipe)}>
      <span className={css["ItemRow-away"]}>
        <Icon glyph={Trash} size={20} />
      </span>
      <div className={css["ItemRow-face"]}>
        <label className={css["ItemRow-check"]}>
          <Check
            checked={isChecked}
            disabled={!canEdit}
            onChange={() => {
              items.tick(item);
            }}
          />
          <span className={css["ItemRow-label"]}>{label}</span>
        </label>
        {canEdit && (
          <IconButton
            glyph={Ellipsis}
            size={20}
            label={t("lists.itemMenu", { label })}
            onClick={() => {
              setMenu(true);
            }}
          />
        )}
      </div>
      <ItemSheet
        open={hasMenu}
        onClose={() => {
          setMenu(false);
        }}
        label={label}
        onRemove={remove}
      />
    </li>
  );
}
