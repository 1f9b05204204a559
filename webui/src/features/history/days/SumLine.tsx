import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import type { HistoryEntry } from "@/domain";
import type { FilteredEntries } from "@/parts/entry/useFilteredEntries";
import { daySumAtom } from "@/state/budget/history";
import { Amount } from "@/ui/figures/Amount";
import css from "./SumLine.module.css";

/** "12 expenses −$345.60": what was found, in sight while it scrolls. Transfers are neither counted nor added up. */
export function SumLine({ found: { entries, reach } }: { found: FilteredEntries }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const add = useAtomValue(daySumAtom);
  const { sum, currencyCode, notConverted } = useMemo(() => add(entries), [add, entries]);
  const { kind, count, transfers } = useMemo(() => countOf(entries), [entries]);
  const since = reach === null ? "" : t("history.since", { day: dayShort(reach.localDay, language) });
  const texts = [
    t(`history.count.${kind}`, { count }),
    transfers > 0 ? t("history.withoutTransfers", { count: transfers }) : "",
    ...notConverted.map((part) =>
      t("history.notIncluded", { amount: money(part.amount, part.currencyCode).text }),
    ),
    since,
  ];
  return (
    <p className={css["SumLine"]} role="status">
      <span>{texts.filter(Boolean).join(" · ")}</span>
      {kind !== "transfer" && (
        <b>
          <Amount parts={money(sum, currencyCode, { signed: true })} />
        </b>
      )}
    </p>
  );
}

type Counted = HistoryEntry["kind"] | "entry";

/** Return the entries' common kind, their number, and how many transfers stand among others. */
function countOf(entries: readonly HistoryEntry[]): { kind: Counted; count: number; transfers: number } {
  const transfers = entries.filter(({ kind }) => kind === "transfer").length;
  const count = entries.length - transfers;
  if (count === 0) return { kind: "transfer", count: transfers, transfers: 0 };
  const first = entries.find(({ kind }) => kind !== "transfer")?.kind ?? "entry";
  const isOne = entries.every(({ kind }) => kind === first || kind === "transfer");
  return { kind: isOne ? first : "entry", count, transfers };
}
