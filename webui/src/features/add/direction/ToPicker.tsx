import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { planningRowsAtom } from "@/state/budget/planning";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Picker } from "./Picker";

export interface ToPickerProps {
  /** Undefined while there is none. */
  category: CategoryView | undefined;
  onChoose: (categoryId: string) => void;
}

export function ToPicker({ category, onChoose }: ToPickerProps) {
  const { t } = useTranslation();
  const [names, rest] = [useNames(), useRest()];
  const name = category === undefined ? t("add.noCategory") : names(category.name);
  const { caption, words } =
    category === undefined ? { caption: t("add.chooseCategory"), words: "" } : rest(category.id);
  return (
    <ChoiceSheet title={t("add.toTitle")} choices={useChoices(rest)} value={category?.id} onChoose={onChoose}>
      {(open) => (
        <Picker
          icon={categoryIcon(category?.icon ?? "")}
          name={name}
          caption={caption}
          label={t("add.to", { name, amount: words })}
          onPress={open}
        />
      )}
    </ChoiceSheet>
  );
}

function useChoices(rest: (categoryId: string) => Rest) {
  const names = useNames();
  return useAtomValue(categoriesAtom).map(({ id, name, icon }) => ({
    value: id,
    text: names(name),
    sub: rest(id).words,
    start: <IconTile icon={categoryIcon(icon)} />,
  }));
}

interface Rest {
  /** "$235.80 left", "+$21.90" when it is over. */
  readonly caption: string;
  /** The same for readers. */
  readonly words: string;
}

/** What a category still has in the chosen month. */
function useRest() {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = useAtomValue(planningRowsAtom);
  return (categoryId: string): Rest => {
    const row = rows.find((each) => each.categoryId === categoryId);
    if (row === undefined) return { caption: "", words: "" };
    const isOver = Number(row.overflow) > 0 && Number(row.budget) > 0;
    const amount = money(isOver ? row.overflow : row.left, row.currencyCode).text;
    const words = t(isOver ? "add.over" : "add.left", { amount });
    return { caption: isOver ? `+${amount}` : words, words };
  };
}
