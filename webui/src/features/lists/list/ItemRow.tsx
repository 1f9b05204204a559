import { useAtomValue } from "@/state/useAtomValue";
import { Ellipsis, Trash, Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { ListItem } from "@/domain";
import { laterSheet } from "@/parts/laterSheet";
import { canEditAtom } from "@/state/budget/access";
import { Icon } from "@/ui/art/Icon";
import { Check } from "@/ui/fields/Check";
import { IconButton } from "@/ui/actions/IconButton";
import { useSwipeAway } from "@/ui/browser/useSwipeAway";
import { IconTile } from "@/ui/art/IconTile";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { ItemPrice, useItemNote } from "./ItemPrice";
import css from "./ListScreen.module.css";
import type { Items } from "./useItems";

const PriceSheet = laterSheet(async () => (await import("./PriceSheet")).PriceSheet);

/** An item with its tick; swiped away, or deleted in its menu. */
export function ItemRow({
  item,
  items,
}: {
  item: ListItem;
  items: Pick<Items, "tick" | "remove" | "change">;
}) {
  const { t } = useTranslation();
  const [hasMenu, setMenu] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const note = useItemNote()(item);
  const { label, isChecked } = item;
  const remove = () => items.remove(item);
  const canEdit = useAtomValue(canEditAtom);
  const swipe = useSwipeAway(remove);
  return (
    <li className={css["ItemRow"]} data-checked={isChecked || undefined} {...(canEdit && swipe)}>
      <span className={css["ItemRow-away"]}>
        <Icon glyph={Trash} size={20} />
      </span>
      <div className={css["ItemRow-face"]}>
        <label className={css["ItemRow-check"]}>
          <Check label={label} checked={isChecked} disabled={!canEdit} onChange={() => items.tick(item)} />
          <span className={css["ItemRow-text"]}>
            <span className={css["ItemRow-label"]}>{label}</span>
            {note !== "" && <span className={css["ItemRow-note"]}>{note}</span>}
          </span>
        </label>
        <ItemPrice item={item} onPress={() => setPricing(true)} />
        {canEdit && (
          <IconButton
            glyph={Ellipsis}
            size={20}
            label={t("lists.itemMenu", { label })}
            onClick={() => setMenu(true)}
          />
        )}
      </div>
      <ItemSheet
        open={hasMenu}
        onClose={() => setMenu(false)}
        label={label}
        onPrice={() => setPricing(true)}
        onRemove={remove}
      />
      <PriceSheet
        open={isPricing}
        item={item}
        onSave={(changes) => items.change(item, changes)}
        onClose={() => setPricing(false)}
      />
    </li>
  );
}

interface ItemSheetProps {
  open: boolean;
  onClose: () => void;
  /** The item. */
  label: string;
  onPrice: () => void;
  onRemove: () => void;
}

/** Actions on an item of a list. */
function ItemSheet({ open, onClose, label, onPrice, onRemove }: ItemSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={label}>
      <ListGroup>
        <ListRow
          compact
          title={t("lists.priceAndQuantity")}
          start={<IconTile icon={{ glyph: Tag, hue: "green" }} size="s" />}
          onPress={() => {
            onClose();
            onPrice();
          }}
        />
        <ListRow
          compact
          danger
          title={t("actions.delete")}
          start={<IconTile icon={{ glyph: Trash, hue: "red" }} size="s" />}
          onPress={() => {
            onClose();
            onRemove();
          }}
        />
      </ListGroup>
    </Sheet>
  );
}
