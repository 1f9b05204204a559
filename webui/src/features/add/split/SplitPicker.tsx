import { useAtomValue } from "@/state/useAtomValue";
import { currencies, money } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoryByIdAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { Picker } from "../direction/Picker";
import { amountOf, type Draft } from "../draft";
import { amountsOf } from "./draftLines";

export interface SplitPickerProps {
  draft: Draft;
  currency: string;
  onPress: () => void;
}

/** The categories of a split in place of the one category; a press opens its lines. */
export function SplitPicker({ draft: { lines, text }, currency, onPress }: SplitPickerProps) {
  const { t } = useTranslation();
  const [names, show] = [useNames(), useMoney()];
  const categories = useAtomValue(categoryByIdAtom);
  const chosen = lines.map(({ category }) => categories.get(category ?? ""));
  const name = [
    ...new Set(chosen.map((each) => (each === undefined ? t("add.noCategory") : names(each.name)))),
  ];
  const rest = amountsOf(lines, amountOf(text), currencies.moneyDigits(currency)).at(-1) ?? money.ZERO;
  const over = show(money.formatText(money.abs(rest)), currency).text;
  const caption =
    rest < money.ZERO
      ? t("add.split.tooMuch", { amount: over })
      : t("add.split.lines", { count: lines.length });
  return (
    <Picker
      icon={categoryIcon(chosen[0]?.icon ?? "")}
      name={name.join(", ")}
      caption={caption}
      label={t("add.split.change", { lines: `${caption}, ${name.join(", ")}` })}
      onPress={onPress}
    />
  );
}
