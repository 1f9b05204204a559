import { useTranslation } from "react-i18next";
import { ChipRow } from "@/ui/actions/Chip";
import { FilterChip } from "./FilterChip";
import { useAccountChoices, useCategoryChoices, useMonthChoices } from "./filterChoices";

/** Month, category and account: each chip opens its choices. */
export function Filters() {
  const { t } = useTranslation();
  const [inMonths, inCategories, inAccounts] = [useMonthChoices(), useCategoryChoices(), useAccountChoices()];
  return (
    <ChipRow label={t("history.filters")}>
      <FilterChip
        part="month"
        text={t("history.month")}
        allText={t("history.allMonths")}
        choices={inMonths}
      />
      <FilterChip
        part="categoryId"
        text={t("history.category")}
        allText={t("history.allCategories")}
        choices={inCategories}
      />
      <FilterChip
        part="accountId"
        text={t("history.account")}
        allText={t("history.allAccounts")}
        choices={inAccounts}
      />
    </ChipRow>
  );
}
