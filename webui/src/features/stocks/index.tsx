import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { limits } from "@/domain";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { onlineAtom } from "@/state/connection";
import { isGuestAtom } from "@/state/session/session";
import { SearchField } from "@/ui/fields/SearchField";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { StockHits } from "./StockHits";
import { RecentQuotes } from "./RecentQuotes";
import css from "./Note.module.css";

/** Which stocks there are, and those that were looked at last. */
export default function Stocks() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar
        title={t("stock.title")}
        backLabel={t("actions.back")}
        onBack={() => void navigate("/profile")}
      />
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
