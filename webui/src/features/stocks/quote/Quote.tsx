import { RotateCw, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate, useParams } from "react-router";
import { useMessage } from "@/i18n/useMessage";
import type { Failure } from "@/state/outcome";
import { IconButton } from "@/ui/actions/IconButton";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { NoPrices } from "../StockHits";
import { Price } from "./Price";
import { useQuote } from "./useQuote";

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
        backLabel={t("actions.back")}
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
