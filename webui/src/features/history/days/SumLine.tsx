import { useAtomValue } from "@/state/useAtomValue";
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

/**
 * "12 expenses −$345.60": number and sum of the entries found, in sight while they scroll; spent and received apart where
 * there are both. Transfers and settlements are neither counted nor added up.
 */
export function SumLine({ result: { entries, cutoff } }: { result: FilteredEntries }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const add = useAtomValue(daySumAtom);
  const { currencyCode, notConverted } = useMemo(() => add(entries), [add, entries]);
  const sums = useMemo(() => partsOf(entries).map((part) => add(part).sum), [add, entries]);
  const { kind, count, transfers, settlements } = useMemo(() => countOf(entries), [entries]);
  const since = cutoff === null ? "" : t("history.since", { day: dayShort(cutoff.localDay, language) });
  const texts = [
    t(`history.count.${kind}`, { count }),
    transfers > 0 ? t("history.withoutTransfers", { count: transfers }) : "",
    settlements > 0 ? t("history.withoutSettlements", { count: settlements }) : "",
    ...notConverted.map((part) =>
      t("history.notIncluded", { amount: money(part.amount, part.currencyCode).text }),
    ),
    since,
  ];
  return (
    <p className={css["SumLine"]} role="status">
      <span>{texts.filter(Boolean).join(" · ")}</span>
      {kind !== "transfer" && kind !== "settlement" && (
        <b className={css["SumLine-sums"]}>
          {sums.map((sum) => (
            <Amount key={sum} parts={money(sum, currencyCode, { signed: true })} />
          ))}
        </b>
      )}
    </p>
  );
}

/** Return what went out and what came in; one part where all went the same way. */
function partsOf(entries: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] {
  const spent = entries.filter(({ kind }) => kind === "expense");
  const received = entries.filter(({ kind }) => kind === "income" || kind === "refund");
  return spent.length > 0 && received.length > 0 ? [spent, received] : [entries];
}

type CountedKind = HistoryEntry["kind"] | "entry";

interface Count {
  readonly kind: CountedKind;
  readonly count: number;
  readonly transfers: number;
  readonly settlements: number;
}

/** Return the entries' common kind, their number, and how many transfers and settlements stand among others. */
function countOf(entries: readonly HistoryEntry[]): Count {
  const numberOf = (kind: CountedKind) => entries.filter((entry) => entry.kind === kind).length;
  const [transfers, settlements] = [numberOf("transfer"), numberOf("settlement")];
  const count = entries.length - transfers - settlements;
  if (count === 0) {
    const isTransfers = transfers > 0;
    return isTransfers
      ? { kind: "transfer", count: transfers, transfers: 0, settlements }
      : { kind: "settlement", count: settlements, transfers: 0, settlements: 0 };
  }
  const counted = entries.filter(({ kind }) => kind !== "transfer" && kind !== "settlement");
  const first = counted[0]?.kind ?? "entry";
  const isOne = counted.every(({ kind }) => kind === first);
  return { kind: isOne ? first : "entry", count, transfers, settlements };
}
