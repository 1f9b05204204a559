import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { Store, Tag } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { FilterChip } from "@/parts/FilterChip";
import { usePeopleChoices } from "@/parts/usePeopleChoices";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { ChipRow, LinkChip } from "@/ui/actions/Chip";
import { filterAtom, type Filter } from "@/state/budget/historyFilter";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { PayeeFilter } from "./PayeeFilter";
import { useAccountChoices, useCategoryChoices, useMonthChoices, useTagChoices } from "./filterChoices";

/** Month, category, account, payee, tag and, where several share it, person: each chip opens its choices. */
export function Filters() {
  const { t } = useTranslation();
  const [inMonths, inCategories, inAccounts] = [useMonthChoices(), useCategoryChoices(), useAccountChoices()];
  const people = usePeopleChoices();
  const tagChoices = useTagChoices();
  const [filter, setFilter] = useAtom(filterAtom);
  const part = (name: Exclude<keyof Filter, "text">) => ({
    value: filter[name],
    onChoose: (chosen: string | null) => setFilter({ ...filter, [name]: chosen }),
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
      <PayeeFilter {...part("payee")} />
      {tagChoices.length > 0 && (
        <FilterChip
          text={t("history.tag")}
          allText={t("history.allTags")}
          choices={tagChoices}
          {...part("tag")}
        />
      )}
      {people.length > 1 && (
        <FilterChip
          text={t("history.person")}
          allText={t("history.everybody")}
          choices={people}
          {...part("userId")}
        />
      )}
      <Chosen />
    </ChipRow>
  );
}

/** Ways to the pages of what the history is narrowed to. */
function Chosen() {
  const { t } = useTranslation();
  const names = useNames();
  const { categoryId, accountId, payee, tag } = useAtomValue(filterAtom);
  const account = useAtomValue(accountByIdAtom).get(accountId ?? "");
  const category = useAtomValue(categoryByIdAtom).get(categoryId ?? "");
  return (
    <>
      {category && (
        <LinkChip
          text={t("history.openPage", { name: names(category.name) })}
          icon={categoryIcon(category.icon)}
          to={`/categories/${category.id}`}
        />
      )}
      {account?.deleted === false && (
        <LinkChip
          text={t("history.openPage", { name: names(account.name) })}
          icon={accountIcon(account.icon)}
          to={`/accounts/${account.id}`}
        />
      )}
      {payee !== null && (
        <LinkChip
          text={t("history.openPage", { name: payee })}
          icon={{ glyph: Store }}
          to={payeePath(payee)}
        />
      )}
      {tag !== null && (
        <LinkChip text={t("history.openPage", { name: `#${tag}` })} icon={{ glyph: Tag }} to={tagPath(tag)} />
      )}
    </>
  );
}
