import { ListTodo, X } from "lucide-react";
import { useState } from "react";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useAtomValue } from "@/state/useAtomValue";
import { useMessage } from "@/i18n/useMessage";
import { useNames } from "@/i18n/useNames";
import { CategoryChoices } from "@/parts/CategoryChoices";
import { ViewToggle } from "@/parts/ViewToggle";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Field } from "@/ui/fields/Field";
import { SelectButton } from "@/ui/fields/Select";
import { Sheet } from "@/ui/overlays/Sheet";
import { ChoiceList } from "@/ui/overlays/SheetList";
import { ErrorCode } from "@/domain";
import { currencyCodeAtom } from "@/state/budget/basket";
import { newIdAtom } from "@/state/budget/dispatch";
import { IconButton } from "@/ui/actions/IconButton";
import { wrongName, type ListFields, NO_CATEGORY, wrongLabel, type ItemField } from "./fields";
import { typedItem } from "../items";
import { AddItem } from "./AddItem";
import css from "./ItemsField.module.css";

export interface ListFormProps {
  start: ListFields;
  submitLabel: string;
  /** Nothing was changed: there is nothing to save. */
  isChangeNeeded?: boolean;
  onSubmit: (fields: ListFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

/** Name, category and items of a list. */
export function ListForm({ submitLabel, isChangeNeeded = false, ...options }: ListFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<ListFields>({ ...options, fieldOf });
  return (
    <SubmitForm {...frame} submitLabel={submitLabel} disabled={isChangeNeeded && !isDirty}>
      <TextField
        label={t("lists.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => wrongName(text) ?? true })}
      />
      <CategoryField control={form.control} />
      <ItemsField control={form.control} />
    </SubmitForm>
  );
}

/** Return the field that shows an error: `listItems.3.label` is one of the items. */
function fieldOf(field: string): keyof ListFields {
  if (field.startsWith("listItems")) return "items";
  return field === "categoryId" ? "categoryId" : "name";
}

/** Category of the list: its colour and its budget. */
function CategoryField({ control }: { control: Control<ListFields> }) {
  const { t } = useTranslation();
  const [names, message] = [useNames(), useMessage()];
  const { field, fieldState } = useController({ control, name: "categoryId" });
  const [isOpen, setOpen] = useState(false);
  const chosen = useAtomValue(categoriesAtom).find(({ id }) => id === field.value);
  const none = {
    text: t("lists.uncategorised"),
    start: <IconTile icon={{ glyph: ListTodo }} size="s" />,
  };
  const code = fieldState.error?.message;
  const close = () => setOpen(false);
  const choose = (id: string) => {
    close();
    field.onChange(id);
  };
  return (
    <>
      <Field label={t("lists.category")} error={code === undefined ? undefined : message(code)}>
        {(wiring) => (
          <SelectButton
            wiring={wiring}
            label={t("lists.category")}
            chosen={
              chosen
                ? { text: names(chosen.name), start: <IconTile icon={categoryIcon(chosen.icon)} size="s" /> }
                : none
            }
            onPress={() => setOpen(true)}
          />
        )}
      </Field>
      <Sheet open={isOpen} onClose={close} title={t("lists.category")}>
        <ViewToggle />
        <ChoiceList
          choices={[{ value: NO_CATEGORY, ...none }]}
          value={field.value === NO_CATEGORY ? NO_CATEGORY : undefined}
          onChoose={choose}
        />
        <CategoryChoices value={field.value} onChoose={choose} />
      </Sheet>
    </>
  );
}

/** Empty items are dropped: at least one must be there besides. */
function wrongItems(items: readonly ItemField[], { newItem, mayBeEmpty }: ListFields): string | true {
  const labels = [...items.map(({ label }) => label), newItem];
  const wrong = labels.map(wrongLabel).find((code) => code !== null);
  if (wrong !== undefined) return wrong;
  return mayBeEmpty || labels.some((label) => label.trim() !== "") || ErrorCode.VALIDATION_ITEMS;
}

/** The items of a list: each can be rewritten or removed, new ones come with Enter or the button. */
function ItemsField({ control }: { control: Control<ListFields> }) {
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
