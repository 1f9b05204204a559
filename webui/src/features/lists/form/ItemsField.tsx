import { useAtomValue } from "@/state/useAtomValue";
import { X } from "lucide-react";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { currencyCodeAtom } from "@/state/budget/basket";
import { newIdAtom } from "@/state/budget/dispatch";
import { IconButton } from "@/ui/actions/IconButton";
import { TextField } from "@/ui/fields/TextField";
import { typedItem } from "../items";
import { AddItem } from "./AddItem";
import { wrongLabel, type ItemField, type ListFields } from "./fields";
import css from "./ItemsField.module.css";

/** Empty items are dropped: at least one must be there besides. */
function wrongItems(items: readonly ItemField[], { newItem, mayBeEmpty }: ListFields): string | true {
  const labels = [...items.map(({ label }) => label), newItem];
  const wrong = labels.map(wrongLabel).find((code) => code !== null);
  if (wrong !== undefined) return wrong;
  return mayBeEmpty || labels.some((label) => label.trim() !== "") || ErrorCode.VALIDATION_ITEMS;
}

/** The items of a list: each can be rewritten or removed, new ones come with Enter or the button. */
export function ItemsField({ control }: { control: Control<ListFields> }) {
  const { t } = useTranslation();
  const message = useMessage();
  const [newId, currencyCode] = [useAtomValue(newIdAtom), useAtomValue(currencyCodeAtom)];
  const { field, fieldState } = useController({ control, name: "items", rules: { validate: wrongItems } });
  const { field: newItem } = useController({ control, name: "newItem" });
  const items = field.value;
  const code = fieldState.error?.message;
  return (
    <fieldset className={css["Items"]}>
      <legend>{t("lists.items")}</legend>
      {items.map((item, index) => (
        <ItemLine
          key={item.id}
          item={item}
          number={index + 1}
          onChange={(label) =>
            field.onChange(items.map((each) => (each.id === item.id ? { ...each, label } : each)))
          }
          onRemove={() => field.onChange(items.filter((each) => each.id !== item.id))}
        />
      ))}
      <AddItem
        label={newItem.value}
        onType={newItem.onChange}
        onAdd={(text) => field.onChange([...items, { id: newId("item"), ...typedItem(text, currencyCode) }])}
      />
      {code !== undefined && (
        <p className={css["Items-error"]} role="alert">
          {message(code)}
        </p>
      )}
    </fieldset>
  );
}

interface ItemLineProps {
  item: ItemField;
  number: number;
  onChange: (label: string) => void;
  onRemove: () => void;
}

function ItemLine({ item, number, onChange, onRemove }: ItemLineProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const wrong = wrongLabel(item.label);
  return (
    <div className={css["Items-row"]}>
      <TextField
        label={t("lists.item", { number })}
        autoComplete="off"
        value={item.label}
        error={wrong === null ? undefined : message(wrong)}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        glyph={X}
        size={20}
        label={t("lists.deleteItem", { label: item.label || String(number) })}
        onClick={onRemove}
      />
    </div>
  );
}
