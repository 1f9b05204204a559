import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { dayRangeText, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import type { FilteredEntries } from "@/parts/entry/useFilteredEntries";
import { daySumAtom } from "@/state/budget/history";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";

/** The sum of the entries, their number and the days they are of; transfers are not in it. */
export function NamedHero({ found: { entries, cutoff } }: { found: FilteredEntries }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const add = useAtomValue(daySumAtom);
  const { sum, currencyCode, notConverted } = useMemo(() => add(entries), [add, entries]);
  const [last, first] = [entries[0]?.localDay, entries.at(-1)?.localDay];
  if (first === undefined || last === undefined) return null;
  const isSpent = Number(sum) <= 0;
  const days = first === last ? dayShort(first, language) : dayRangeText(first, last, language);
  const parts = [
    t("history.count.entry", { count: entries.length }),
    cutoff === null ? "" : t("history.since", { day: dayShort(cutoff.localDay, language) }),
    ...notConverted.map((part) =>
      t("history.notIncluded", { amount: money(part.amount, part.currencyCode).text }),
    ),
  ];
  return (
    <Hero
      label={t(isSpent ? "payees.spent" : "payees.received", { days })}
      amount={<Amount parts={money(sum.replace("-", ""), currencyCode)} dim />}
      sub={parts.filter(Boolean).join(" · ")}
    />
  );
}
