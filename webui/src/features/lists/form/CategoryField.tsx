import { useAtomValue } from "@/state/useAtomValue";
import { ListTodo } from "lucide-react";
import { useState } from "react";
import { useController, type Control } from "react-hook-form";
import { useMessage } from "@/i18n/useMessage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { CategoryChoices } from "@/parts/CategoryChoices";
import { ViewToggle } from "@/parts/ViewToggle";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Field } from "@/ui/fields/Field";
import { SelectButton } from "@/ui/fields/Select";
import { Sheet } from "@/ui/overlays/Sheet";
import { ChoiceList } from "@/ui/overlays/SheetList";
import { NO_CATEGORY, type ListFields } from "./fields";

/** Category of the list: its colour and its budget. */
export function CategoryField({ control }: { control: Control<ListFields> }) {
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
      <Sheet open={isOpen} onClose={close} title={t("lists.category")} closeLabel={t("actions.close")}>
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
