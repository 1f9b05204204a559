import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { inCategory, linesOf, type HistoryEntry } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoryByIdAtom } from "@/state/budget/categories";
import { daySumAtom } from "@/state/budget/history";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Where the money went: each category with its part, the largest first. */
export function NamedCategories({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [money, names] = [useMoney(), useNames()];
  const categories = useAtomValue(categoryByIdAtom);
  const add = useAtomValue(daySumAtom);
  const sums = useMemo(() => sumsOf(entries, add), [entries, add]);
  if (sums.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("statistics.byCategory")} />
      <ListGroup label={t("statistics.byCategory")}>
        {sums.map(({ id, sum, currencyCode }) => {
          const { name = "", icon = "" } = categories.get(id) ?? {};
          return (
            <ListRow
              key={id}
              compact
              title={names(name)}
              start={<IconTile icon={categoryIcon(icon)} size="s" />}
              end={<Amount parts={money(sum, currencyCode, { signed: Number(sum) > 0 })} />}
              onPress={() => void navigate(`/categories/${id}`)}
            />
          );
        })}
      </ListGroup>
    </Section>
  );
}

type Add = (entries: readonly HistoryEntry[]) => { readonly sum: string; readonly currencyCode: string };

function sumsOf(entries: readonly HistoryEntry[], add: Add) {
  const parts = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    for (const id of new Set(linesOf(entry).map(({ categoryId }) => categoryId))) {
      const part = parts.get(id) ?? [];
      part.push(inCategory(entry, id));
      parts.set(id, part);
    }
  }
  const sums = [...parts].map(([id, part]) => ({ id, ...add(part) }));
  return sums.sort((one, other) => Number(one.sum) - Number(other.sum));
}
