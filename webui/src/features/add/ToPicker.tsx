import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { categoriesAtom, type CategoryView } from "@/state/categories";
import { planningRowsAtom } from "@/state/planning";
import { categoryIcon } from "@/ui/icons";
import { IconTile } from "@/ui/IconTile";
import { Picker } from "@/ui/Picker";
import { SheetList } from "@/ui/SheetList";

export interface ToPickerProps {
  /** Undefined while there is none. */
  category: CategoryView | undefined;
  onChoose: (categoryId: string) => void;
}

export function ToPicker({ category, onChoose }: ToPickerProps) {
  const { t } = useTranslation();
  const [names, rest] = [useNames(), useRest()];
  const [open, setOpen] = useState(false);
  const name = category === undefined ? t("add.noCategory") : names(category.name);
  const amount = category === undefined ? t("add.chooseCategory") : rest(category.id);
  return (
    <>
      <Picker
        icon={categoryIcon(category?.icon ?? "")}
        name={name}
        caption={amount}
        label={t("add.to", { name, amount })}
        onPress={() => {
          setOpen(true);
        }}
      />
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("add.toTitle")}
        closeLabel={t("actions.close")}
        choices={useChoices(rest)}
        value={category?.id}
        onChoose={onChoose}
      />
    </>
  );
}

function useChoices(rest: (categoryId: string) => string) {
  const names = useNames();
  return useAtomValue(categoriesAtom).map(({ id, name, icon }) => ({
    value: id,
    text: names(name),
    sub: rest(id),
    start: <IconTile icon={categoryIcon(icon)} />,
  }));
}

/** "$235.80 left" of a category in the chosen month; what is over when it is. */
function useRest() {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = useAtomValue(planningRowsAtom);
  return (categoryId: string): string => {
    const row = rows.find((each) => each.categoryId === categoryId);
    if (row === undefined) return "";
    const show = (value: string) => ({ amount: money(value, row.currencyCode).text });
    return Number(row.overflow) > 0 ? t("add.over", show(row.overflow)) : t("add.left", show(row.left));
  };
}
