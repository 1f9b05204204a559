import { useAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { FilterChip } from "@/parts/FilterChip";
import { usePeopleChoices } from "@/parts/usePeopleChoices";
import { ChipRow } from "@/ui/actions/Chip";
import { filterAtom, type Filter } from "@/state/budget/historyFilter";
import { useAccountChoices, useCategoryChoices, useMonthChoices } from "./filterChoices";

/** Month, category, account and, where several share it, person: each chip opens its choices. */
export function Filters() {
  const { t } = useTranslation();
  const [inMonths, inCategories, inAccounts] = [useMonthChoices(), useCategoryChoices(), useAccountChoices()];
  const people = usePeopleChoices();
  const [filter, setFilter] = useAtom(filterAtom);
  const part = (name: Exclude<keyof Filter, "text">) => ({
    value: filter[name],
    onChoose: (chosen: string | null) => {
      setFilter({ ...filter, [name]: chosen });
    },
  });
  return (
    <ChipRow label={t("history.filters")}>
      <FilterChip
        text={t("history.month")}
        allText={t("history.allMonths")}
        choices={inMonths}
        {...part("month")}
      />
      <FilterChip
        text={t("history.category")}
        allText={t("history.allCategories")}
        choices={inCategories}
        {...part("categoryId")}
      />
      <FilterChip
        text={t("history.account")}
        allText={t("history.allAccounts")}
        choices={inAccounts}
        {...part("accountId")}
      />
      {people.length > 1 && (
        <FilterChip
          text={t("history.person")}
          allText={t("history.everybody")}
          choices={people}
          {...part("userId")}
        />
      )}
    </ChipRow>
  );
}
