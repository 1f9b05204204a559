import { X } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { ListItem } from "@/domain";
import { Check } from "@/ui/fields/Check";
import { IconButton } from "@/ui/actions/IconButton";
import css from "./ListScreen.module.css";
import type { Items } from "./useItems";

/** An item with its tick and the way to be rid of it. */
export function ItemRow({ item, items }: { item: ListItem; items: Pick<Items, "tick" | "remove"> }) {
  const { t } = useTranslation();
  const { label, isChecked } = item;
  return (
    <li className={css["ItemRow"]} data-checked={isChecked || undefined}>
      <label className={css["ItemRow-check"]}>
        <Check
          checked={isChecked}
          onChange={() => {
            items.tick(item);
          }}
        />
        <span className={css["ItemRow-label"]}>{label}</span>
      </label>
      <IconButton
        glyph={X}
        size={20}
        label={t("lists.deleteItem", { label })}
        onClick={() => {
          items.remove(item);
        }}
      />
    </li>
  );
}
