import { useAtomValue } from "@/state/useAtomValue";
import { useState, useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { useSetAtom } from "jotai";
import { limits, stocks } from "@/domain";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { onlineAtom } from "@/state/connection";
import { isGuestAtom } from "@/state/session/session";
import { SearchField } from "@/ui/fields/SearchField";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { now } from "@/data/device/clock";
import { agoText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { clearRecentQuotesAtom, keyOf, recentQuotesAtom, readRecentQuotesAtom } from "@/state/session/stocks";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { StockHits } from "./StockHits";
import { StockRow } from "./StockRow";
import css from "./Stocks.module.css";

/** Which stocks there are, and those that were looked at last. */
export default function Stocks() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("stock.title")} onBack={useBack("/settings")} />
      <Page>{isGuest ? <ForGuests /> : <Search />}</Page>
    </>
  );
}

function ForGuests() {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={t("stock.guest")} text={t("stock.guestText")}>
      <GuestSignUpButtons />
    </EmptyState>
  );
}

function Search() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim(), limits.AUTOCOMPLETE_DEBOUNCE_MS);
  return (
    <>
      <SearchField
        label={t("stock.search")}
        clearLabel={t("actions.clear")}
        maxLength={limits.SEARCH_MAX_CHARACTERS}
        disabled={!isOnline}
        value={typed}
        onChange={setTyped}
      />
      {!isOnline && <p className={css["Note"]}>{t("stock.offline")}</p>}
      {isOnline && typed.trim() !== "" && <StockHits text={text} />}
      <RecentQuotes isAlone={typed.trim() === ""} />
    </>
  );
}

/** Looked at last on this device, with their prices then; one sentence while there are none and nothing else is shown. */
function RecentQuotes({ isAlone }: { isAlone: boolean }) {
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
