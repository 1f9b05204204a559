import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { expenses, type HistoryEntry } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MemberFace, useMemberNames } from "@/parts/shares/useMembers";
import { daySumAtom } from "@/state/budget/history";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Part that each person paid, the largest first; nothing where one person paid all. */
export function NamedPeople({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { nameOf } = useMemberNames();
  const add = useAtomValue(daySumAtom);
  const sums = useMemo(() => sumsOf(entries, add), [entries, add]);
  if (sums.length < 2) return null;
  return (
    <Section>
      <SectionHeader title={t("payees.byPerson")} />
      <ListGroup label={t("payees.byPerson")}>
        {sums.map(({ id, sum, currencyCode }) => (
          <ListRow
            key={id}
            compact
            title={nameOf(id)}
            start={<MemberFace memberId={id} />}
            end={<Amount parts={money(sum, currencyCode, { signed: Number(sum) > 0 })} />}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

type Add = (entries: readonly HistoryEntry[]) => { readonly sum: string; readonly currencyCode: string };

function sumsOf(entries: readonly HistoryEntry[], add: Add) {
  const parts = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const { kind, paidBy } = entry;
    if (!expenses.isSpending(kind) || paidBy == null) continue;
    parts.set(paidBy, [...(parts.get(paidBy) ?? []), entry]);
  }
  const sums = [...parts].map(([id, part]) => ({ id, ...add(part) }));
  return sums.sort((one, other) => Number(one.sum) - Number(other.sum));
}
