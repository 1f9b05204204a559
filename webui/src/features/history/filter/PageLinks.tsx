import { Store, Tag } from "lucide-react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { useAtomValue } from "@/state/useAtomValue";
import { LinkChip } from "@/ui/actions/Chip";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { NarrowingProps } from "./useAddressFilter";

/** Ways to the pages of what the history is narrowed to. */
export function PageLinks({ filter: { categoryId, accountId, payee, tag } }: Pick<NarrowingProps, "filter">) {
  const { t } = useTranslation();
  const names = useNames();
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
