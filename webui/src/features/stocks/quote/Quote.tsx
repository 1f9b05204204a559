import { RotateCw, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate, useParams } from "react-router";
import { useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import type { Failure } from "@/state/outcome";
import { IconButton } from "@/ui/actions/IconButton";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useAtomValue } from "@/state/useAtomValue";
import { onlineAtom } from "@/state/connection";
import {
  keyOf,
  recentQuotesAtom,
  readRecentQuotesAtom,
  readQuoteAtom,
  type StockQuote,
} from "@/state/session/stocks";
import { NoPrices } from "../StockHits";
import { Price } from "./Price";

const UNKNOWN = "stocks.unknown";

/** Price of a stock, and its day. */
export default function Quote() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { symbol: key = "" } = useParams();
  const { quote, failure, isOnline, isKnown, refresh } = useQuote(key);
  return (
    <>
      <PageBar
        title={quote?.symbol ?? key.split(":")[0] ?? key}
        onBack={() => void navigate("/stocks")}
        actions={
          <IconButton
            glyph={RotateCw}
            label={t("stock.refresh")}
            edge="end"
            disabled={!isOnline}
            onClick={refresh}
          />
        }
      />
      <Page>
        {quote && failure && isOnline && <Stale failure={failure} />}
        {quote && <Price quote={quote} />}
        {!quote && isOnline && failure && <Missing failure={failure} onRetry={refresh} />}
        {!quote && isOnline && !failure && <SkeletonRows count={3} label={t("states.loading")} />}
        {!quote && !isOnline && isKnown && (
          <EmptyState art="list" title={t("stock.notHere")} text={t("stock.notHereText")} />
        )}
      </Page>
    </>
  );
}

/** The price below was read before. */
function Stale({ failure: { code, params } }: { failure: Failure }) {
  const { t } = useTranslation();
  const message = useMessage();
  const text = params["seconds"] === undefined ? t("stock.stale") : message(code, params);
  return <Banner glyph={TriangleExclamationPoint} inset text={text} />;
}

function Missing({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  if (failure.code !== UNKNOWN) return <NoPrices failure={failure} onRetry={onRetry} />;
  return <EmptyState art="list" title={t("stock.unknown")} text={t("stock.unknownText")} />;
}

/** The price of a symbol as it was read last, also when it can't be read now, and why not. */
function useQuote(key: string) {
  const read = useSetAtom(readQuoteAtom);
  const readKept = useSetAtom(readRecentQuotesAtom);
  const isOnline = useAtomValue(onlineAtom);
  const recent = useAtomValue(recentQuotesAtom);
  const [failed, setFailed] = useState<{ readonly of: string; readonly failure: Failure } | null>(null);

  const refresh = useCallback(() => {
    void read(key).then((reading) => setFailed(reading.ok ? null : { of: key, failure: reading }));
  }, [read, key]);
  useEffect(() => {
    void readKept();
  }, [readKept]);
  useEffect(() => {
    if (isOnline) refresh();
  }, [refresh, isOnline]);

  const quote: StockQuote | undefined = recent?.find((candidate) => isNamed(candidate, key));
  const failure = failed?.of === key ? failed.failure : null;
  return { quote, failure, isOnline, isKnown: recent !== null, refresh };
}

/** `AAPL` alone names the exchange that the server chose. */
function isNamed(quote: StockQuote, key: string): boolean {
  return keyOf(quote) === key.toUpperCase() || quote.symbol === key.toUpperCase();
}
