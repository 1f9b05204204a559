import { Tag, Trash } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { IconTile } from "@/ui/art/IconTile";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

export interface ItemSheetProps {
  open: boolean;
  onClose: () => void;
  /** The item. */
  label: string;
  onPrice: () => void;
  onRemove: () => void;
}

/** Actions on an item of a list. */
export function ItemSheet({ open, onClose, label, onPrice, onRemove }: ItemSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={label} closeLabel={t("actions.close")}>
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
