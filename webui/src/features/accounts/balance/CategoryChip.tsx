import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { AccountView } from "@/state/budget/accounts";
import { categoriesAtom } from "@/state/budget/categories";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { Chip } from "@/ui/actions/Chip";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";

export interface CategoryChipProps {
  account: AccountView;
  value: string | null;
  onChoose: (categoryId: string) => void;
}

/** Chooses the category that what is missing was spent on; nothing for a currency without a rate. */
export function CategoryChip({ account, value, onChoose }: CategoryChipProps) {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoriesAtom);
  const convert = useAtomValue(convertAtom);
  const target = useAtomValue(workspaceAtom)?.currencyCode ?? account.currency;
  const chosen = categories.find(({ id }) => id === value);
  if (categories.length === 0 || convert("1", account.currency, target) === null) return null;
  const text = t("accounts.inCategory");
  return (
    <ChoiceSheet
      title={text}
      choices={categories.map(({ id, name, icon }) => ({
        value: id,
        text: names(name),
        start: <IconTile icon={categoryIcon(icon)} size="s" />,
      }))}
      value={value ?? ""}
      onChoose={onChoose}
    >
      {(open) => (
        <Chip
          text={chosen ? names(chosen.name) : text}
          aria-label={chosen && `${text}: ${names(chosen.name)}`}
          icon={chosen && categoryIcon(chosen.icon)}
          pressed={chosen !== undefined}
          opens
          onClick={open}
        />
      )}
    </ChoiceSheet>
  );
}
