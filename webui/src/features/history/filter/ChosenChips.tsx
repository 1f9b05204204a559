import { Store, Tag } from "lucide-react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { FilterChip } from "@/parts/FilterChip";
import { usePeopleChoices } from "@/parts/filterChoices";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { useAtomValue } from "@/state/useAtomValue";
import { Chip, LinkChip } from "@/ui/actions/Chip";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { NarrowingProps } from "./useAddressFilter";

/** Payee and tag, which are chosen elsewhere, to be taken away; then ways to the pages of what the history is narrowed to. */
export function ChosenChips({ filter, change }: Pick<NarrowingProps, "filter" | "change">) {
  const { categoryId, accountId, payee, tag } = filter;
  const { t } = useTranslation();
  const names = useNames();
  const account = useAtomValue(accountByIdAtom).get(accountId ?? "");
  const category = useAtomValue(categoryByIdAtom).get(categoryId ?? "");
  return (
    <>
      {payee !== null && <Chip text={payee} pressed removes onClick={() => change({ payee: null })} />}
      {tag !== null && <Chip text={`#${tag}`} pressed removes onClick={() => change({ tag: null })} />}
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

interface PersonChipProps {
  value: string | null;
  onChoose: (userId: string | null) => void;
}

/** Person who booked, where several share the history. */
export function PersonChip(props: PersonChipProps) {
  const { t } = useTranslation();
  const choices = usePeopleChoices();
  return (
    <FilterChip text={t("history.person")} allText={t("history.everybody")} choices={choices} {...props} />
  );
}
