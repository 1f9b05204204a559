import type { ReactNode } from "react";
import { keyOf, type Stock } from "@/state/session/stocks";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import css from "./StockRow.module.css";

export interface StockRowProps {
  stock: Pick<Stock, "symbol" | "name" | "exchange" | "currencyCode">;
  /** Facts for the second line. */
  sub: readonly string[];
  /** In place of the currency. */
  end?: ReactNode;
}

/** A security, which leads to its price. */
export function StockRow({ stock, sub, end }: StockRowProps) {
  const { symbol, name, currencyCode } = stock;
  const currency = currencyCode === "" ? null : <Tag text={currencyCode} />;
  return (
    <ListRow
      chevron
      wrap
      title={name === "" ? symbol : name}
      sub={sub.filter((fact) => fact !== "").join(" · ")}
      start={<span className={css["CodeTile"]}>{symbol}</span>}
      end={end ?? currency}
      to={`/stocks/${encodeURIComponent(keyOf(stock))}`}
    />
  );
}
