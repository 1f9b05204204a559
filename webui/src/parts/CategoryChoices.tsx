import { useAtomValue } from "@/state/useAtomValue";
import { isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoriesAtom } from "@/state/budget/categories";
import { planningRowsAtom } from "@/state/budget/planning";
import { expensesViewAtom } from "@/state/budget/settings";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ChoiceList } from "@/ui/overlays/SheetList";
import { RoundGrid } from "@/ui/rows/RoundGrid";
import { CategoryRound } from "./CategoryRound";

export interface CategoryChoicesProps {
  value: string | undefined;
  onChoose: (categoryId: string) => void;
}

/** As rounds or as a list, like the categories of the expenses. */
export function CategoryChoices({ value, onChoose }: CategoryChoicesProps) {
  const [categories, rows] = [useAtomValue(categoriesAtom), useAtomValue(planningRowsAtom)];
  const choices = useChoices(useRest());
  if (useAtomValue(expensesViewAtom) === "list-view") {
    return <ChoiceList choices={choices} value={value} onChoose={onChoose} />;
  }
  return (
    <RoundGrid>
      {categories.map((each) => (
        <li key={each.id}>
          <CategoryRound
            category={each}
            row={rows.find(({ categoryId }) => categoryId === each.id)}
            selected={each.id === value}
            onPress={() => onChoose(each.id)}
          />
        </li>
      ))}
    </RoundGrid>
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

/** Return a function that says what a category still has in the chosen month, less what is to come: "$235.80 left". */
export function useRest() {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = useAtomValue(planningRowsAtom);
  return (categoryId: string): string => {
    const row = rows.find((each) => each.categoryId === categoryId);
    if (row === undefined) return "";
    const show = (value: string) => money(value, row.currencyCode).text;
    if (!isPlanned(row)) return t("add.left", { amount: show(row.left) });
    if (Number(row.free) < 0) return t("add.over", { amount: show(row.free.replace("-", "")) });
    return t(Number(row.upcoming) > 0 ? "add.free" : "add.left", { amount: show(row.free) });
  };
}
