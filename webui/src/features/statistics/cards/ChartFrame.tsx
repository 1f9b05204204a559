import { ChartPie, Table } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { DataTable, type DataTableProps } from "@/ui/figures/DataTable";
import css from "../Statistics.module.css";

export type TableTexts = Pick<DataTableProps, "head" | "rows">;

export interface ChartFrameProps {
  title: string;
  /** Caption of the chart: its months, or a hint on reading it. */
  note: ReactNode;
  table: TableTexts;
  /** Above the chart and the table: what they are narrowed to. */
  choice?: ReactNode;
  /** Below the chart and the table: switches of what they count. */
  switches?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its heading; its numbers can be read as a table instead. */
export function ChartFrame({ title, note, table, choice, switches, children }: ChartFrameProps) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  return (
    <section className={css["ChartFrame"]}>
      <header className={css["ChartFrame-head"]}>
        <h2>{title}</h2>
        <span>{note}</span>
      </header>
      {choice}
      {isTable ? <ChartTable title={title} {...table} /> : children}
      {switches}
      <Button kind="text" glyph={isTable ? ChartPie : Table} onClick={() => setTable(!isTable)}>
        {t(isTable ? "statistics.asChart" : "statistics.asTable")}
      </Button>
    </section>
  );
}

function ChartTable({ title, head, rows }: TableTexts & { title: string }) {
  return (
    <div className={css["Table-scroll"]} role="region" aria-label={title} tabIndex={0}>
      <DataTable head={head} rows={rows} className={css["Table"]} />
    </div>
  );
}
