import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { NETWORK, type Failure } from "@/state/outcome";
import { type Stock, stockSearchRemote } from "@/state/session/stocks";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useAtomValue } from "@/state/useAtomValue";
import { useRemoteOf } from "@/parts/useRemote";
import { onlineAtom } from "@/state/connection";
import { StockRow } from "./StockRow";

const ROWS_LIKELY = 3;

/** Stocks that match a name or symbol; their skeleton while they load. */
export function StockHits({ text }: { text: string }) {
  const { t } = useTranslation();
  const { reading, again } = useStockSearch(text);
  if (text === "" || reading === null)
    return <SkeletonRows count={ROWS_LIKELY} label={t("states.loading")} />;
  if (!reading.ok) return <NoPrices failure={reading} onRetry={again} />;
  if (reading.data.length === 0) return <p role="status">{t("stock.nothing", { text })}</p>;
  return (
    <Section>
      <SectionHeader title={t("stock.found", { count: reading.data.length })} />
      <ListGroup label={t("stock.found", { count: reading.data.length })}>
        {reading.data.map((stock) => (
          <StockRow key={rowKey(stock)} stock={stock} sub={[stock.exchange, stock.country]} />
        ))}
      </ListGroup>
    </Section>
  );
}

function rowKey({ symbol, exchange, country, type }: Stock): string {
  return [symbol, exchange, country, type].join("\n");
}

export interface NoPricesProps {
  failure: Failure;
  onRetry: () => void;
}

/** Off, asked too often, or away: which of them, and what to do. */
export function NoPrices({ failure: { code, params }, onRetry }: NoPricesProps) {
  const { t } = useTranslation();
  const message = useMessage();
  if (code === "stocks.off") {
    return <EmptyState art="list" title={t("stock.off")} text={message(code, params)} />;
  }
  const text = code === NETWORK ? t("stock.noServer") : message(code, params);
  return (
    <EmptyState art="list" title={t("stock.failed")} text={text}>
      <Button onClick={onRetry}>{t("actions.retry")}</Button>
    </EmptyState>
  );
}

/** Search stocks by a text; null while the answer is open, and for no text. */
function useStockSearch(text: string) {
  const isOnline = useAtomValue(onlineAtom);
  return useRemoteOf(stockSearchRemote, text === "" || !isOnline ? null : text);
}
