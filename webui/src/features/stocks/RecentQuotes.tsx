import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { now } from "@/data/device/clock";
import { stocks } from "@/domain";
import { agoText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { clearRecentQuotesAtom, keyOf, recentQuotesAtom, readRecentQuotesAtom } from "@/state/session/stocks";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { StockRow } from "./StockRow";
import css from "./Note.module.css";

/** Looked at last on this device, with their prices then; one sentence while there are none and nothing else is shown. */
export function RecentQuotes({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const read = useSetAtom(readRecentQuotesAtom);
  const clear = useSetAtom(clearRecentQuotesAtom);
  const quotes = useAtomValue(recentQuotesAtom);
  useEffect(() => {
    void read();
  }, [read]);
  if (quotes === null) return null;
  if (quotes.length === 0) {
    return isAlone && <EmptyState art="list" title={t("stock.none")} text={t("stock.noneText")} />;
  }
  return (
    <Section>
      <SectionHeader title={t("stock.lookedAt")}>
        <Button kind="text" onClick={() => void clear()}>
          {t("actions.clear")}
        </Button>
      </SectionHeader>
      <ListGroup label={t("stock.lookedAt")}>
        {quotes.map((quote) => (
          <StockRow
            key={keyOf(quote)}
            stock={quote}
            sub={[quote.exchange, agoText(quote.at, now(), language)]}
            end={stocks.displayPrice(quote.price, quote.currencyCode, language).text}
          />
        ))}
      </ListGroup>
      <p className={css["Note"]}>{t("stock.lookedAtText")}</p>
    </Section>
  );
}
