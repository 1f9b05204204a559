import { useCallback, useEffect, useEffectEvent, useId, useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router";
import { X } from "lucide-react";
import { useSetAtom } from "jotai";
import { useAtomValue, useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { balanceAtom } from "@/state/budget/balance";
import { isLoadingAtom } from "@/state/budget/workspace";
import { isGuestAtom } from "@/state/session/session";
import { laterSheet } from "@/parts/laterSheet";
import { useLastNumber } from "@/parts/useLastNumber";
import { useHistoryTabs } from "@/parts/useHistoryTabs";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { correctedHereAtom } from "@/state/budget/dispatch";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { IconButton } from "@/ui/actions/IconButton";
import { Panel } from "@/ui/frame/Panel";
import { SearchField } from "@/ui/fields/SearchField";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { filterAtom } from "@/state/budget/historyFilter";
import { fetchReaderAtom, readTypedAtom } from "@/state/budget/typedFilter";
import { Days } from "./days/Days";
import { Filters } from "./filter/Filters";

/** Fetched after the days stand below it. */
const SettleCard = late(async () => {
  await idle();
  return (await import("./SettleCard")).SettleCard;
}, "records");

const EntrySheet = laterSheet(async () => (await import("./entry/EntrySheet")).EntrySheet);

/** Everything that was booked, by day; an entry opens in a sheet, or at the right of wide windows. */
export default function History() {
  const { t } = useTranslation();
  const wide = useWide();
  const { entry, open, close } = useOpenEntry(!wide);
  const isLoading = useAtomValue(isLoadingAtom);
  const isGuest = useAtomValue(isGuestAtom);
  const tabs = useHistoryTabs();
  const [balance, money] = [useAtomValue(balanceAtom), useMoney()];
  useLastNumber("history", t("bar.balance"), balance && money(balance.amount, balance.currencyCode).text);
  return (
    <>
      <Page heading={t("history.title")} wide>
        <Columns side={wide && <EntryPanel entry={entry} onClose={close} />}>
          {!isGuest && <SegmentedTabs {...tabs} value="history" />}
          <Search />
          <Filters />
          <SettleCard missing={null} />
          {isLoading ? (
            <SkeletonRows count={6} label={t("states.loading")} />
          ) : (
            <Days openId={wide ? entry?.id : undefined} onOpen={open} />
          )}
        </Columns>
      </Page>
      {!wide && <EntrySheet open={entry !== undefined} entry={entry} onClose={close} />}
    </>
  );
}

/**
 * The entry the address names (`?entry=id`): other screens link to it. Once it was corrected that is the entry that
 * stands; only a sheet does not open again on the way back from one's own correction.
 */
function useOpenEntry(isSheet: boolean) {
  const [query, setQuery] = useSearchParams();
  const entryOf = useAtomValue(entryByIdAtom);
  const id = query.get("entry");
  const close = () => setQuery({}, { replace: true });
  const wasCorrected = useAtomValue(correctedHereAtom).has(id ?? "");
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const isDone = isSheet && wasCorrected && isWayBack;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return {
    entry: useKeptThing(id === null || isDone ? undefined : entryOf(id), id !== null, close),
    open: useCallback((id: string) => setQuery({ entry: id }, { replace: true }), [setQuery]),
    close,
  };
}

/** Fetched when an entry is first chosen: phones have it in a sheet. */
const EntryDetails = late(async () => (await import("./entry/EntryDetails")).EntryDetails, "records");

interface EntryPanelProps {
  entry: EntryView | undefined;
  onClose: () => void;
}

/** The details at the right of wide windows. */
function EntryPanel({ entry, onClose }: EntryPanelProps) {
  const { t } = useTranslation();
  if (entry === undefined) {
    return (
      <Panel title={t("history.details")}>
        <p>{t("history.choose")}</p>
      </Panel>
    );
  }
  const close = <IconButton glyph={X} label={t("actions.close")} edge="end" onClick={onClose} />;
  return (
    <Panel title={t(`history.kind.${entry.kind}`)} actions={close}>
      <EntryDetails key={entry.id} entry={entry} onClose={onClose} />
    </Panel>
  );
}

const TYPING_REST_MS = 600;

const SearchNote = late(async () => (await import("./filter/SearchNote")).SearchNote);

/** Words, or a filter of the language. What can be typed or is wrong is said below, once it is used: no row moves away. */
function Search() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const { text } = filter;
  const typed = useAtomValue(readTypedAtom)(text);
  const isWrong = useDebounced(text, TYPING_REST_MS) === text && typed.kind === "wrong";
  const isNoted = isUsed || typed.kind !== "words";
  useReader(isNoted);
  const setText = (changed: string) => setFilter({ ...filter, text: changed });
  return (
    <div onFocus={() => setUsed(true)}>
      <SearchField
        label={t("history.search")}
        clearLabel={t("actions.clear")}
        describedBy={isNoted ? id : undefined}
        isWrong={isWrong}
        value={text}
        onChange={setText}
      />
      {isNoted && (
        <SearchNote
          {...{ id, text }}
          wrong={isWrong ? typed : undefined}
          onType={setText}
          missing={typed.kind === "missing" && <p role="status">{t("network")}</p>}
        />
      )}
    </div>
  );
}

/** Fetches the reader of filters once it is needed. */
function useReader(isNeeded: boolean): void {
  const fetch = useSetAtom(fetchReaderAtom);
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded, fetch]);
}
