import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { money as exact, wholeUnits, type changes } from "@/domain";
import { useWholeMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoryByIdAtom } from "@/state/budget/categories";
import { changesAtom, readChangesAtom } from "@/state/budget/changes";
import { historyPath } from "@/state/budget/historyFilter";
import { useAtomValue } from "@/state/useAtomValue";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import css from "../Statistics.module.css";

/** Categories that cost more or less than they usually do; left out while there is nothing to compare. */
export function ChangedCard({ run }: { run: string }) {
  const { t } = useTranslation();
  const changed = useAtomValue(changesAtom);
  const read = useSetAtom(readChangesAtom);
  useEffect(() => {
    void read();
  }, [read, run]);
  if (changed === null || changed.rows.length === 0) return null;
  const { keys, span, rows, before, currencyCode } = changed;
  const [month] = keys;
  const [since, until] = span;
  const of = keys.length === 1 ? { month: month ?? null } : { text: `since:${since} until:${until}` };
  return (
    <section className={css["ChartFrame"]} data-rows="">
      <header className={css["ChartFrame-head"]}>
        <h2>{t("changed.title")}</h2>
        <span>
          {keys.length === 1 ? t("changed.months", { count: before.length }) : t("changed.yearBefore")}
        </span>
      </header>
      <ul>
        {rows.map((row) => (
          <ChangedRow
            key={row.categoryId}
            row={row}
            currencyCode={currencyCode}
            to={historyPath({ ...of, categoryId: row.categoryId })}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangedRowProps {
  row: changes.CategoryChange;
  currencyCode: string;
  to: string;
}

function ChangedRow({ row: { categoryId, spent, usual }, currencyCode, to }: ChangedRowProps) {
  const { t } = useTranslation();
  const [whole, names] = [useWholeMoney(), useNames()];
  const category = useAtomValue(categoryByIdAtom).get(categoryId);
  const [now, before] = [wholeUnits.spent(spent), wholeUnits.spent(usual)];
  const text = (amount: bigint) =>
    (amount < exact.ZERO ? "−" : "") + whole(exact.formatText(amount), "spent", currencyCode).text;
  const isMore = now > before;
  return (
    <ListRow
      wrap
      title={names(category?.name ?? "")}
      deleted={category?.deleted ?? true}
      sub={t("changed.usually", { spent: text(now), amount: text(before) })}
      start={<IconTile icon={categoryIcon(category?.icon ?? "")} size="s" />}
      end={
        <span className={css["Change"]} data-tone={isMore ? "more" : "less"}>
          {isMore ? "+" : ""}
          {text(now - before)}
        </span>
      }
      chevron
      to={to}
    />
  );
}
