import { useCallback, useEffect, useEffectEvent } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { balanceAtom } from "@/state/budget/balance";
import { isLoadingAtom } from "@/state/budget/workspace";
import { laterSheet } from "@/parts/laterSheet";
import { useLastNumber } from "@/parts/useLastNumber";
import { late } from "@/parts/late";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { correctedHereAtom } from "@/state/budget/dispatch";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { Panel } from "@/ui/frame/Panel";
import { Days } from "./days/Days";
import { Filters } from "./filter/Filters";
import { Search } from "./filter/Search";
import { useAddressFilter } from "./filter/useAddressFilter";

const RowKeys = late(async () => (await import("./days/RowKeys")).RowKeys, "records");
const EntrySheet = laterSheet(async () => (await import("./entry/EntrySheet")).EntrySheet);

/** Everything that was booked, by day; an entry opens in a sheet, or at the right of wide windows. */
export default function History() {
  const { t } = useTranslation();
  const wide = useWide();
  const { entry: named, open, close } = useOpenEntry(!wide);
  const [filter, change] = useAddressFilter();
  const result = useFilteredEntries(filter);
  const first = useEntryView(wide ? result.entries[0]?.id : undefined);
  const entry = named ?? first;
  const isLoading = useAtomValue(isLoadingAtom);
  const [balance, money] = [useAtomValue(balanceAtom), useMoney()];
  useLastNumber("history", t("bar.balance"), balance && money(balance.amount, balance.currencyCode).text);
  const narrowing = { filter, change, result };
  return (
    <>
      <Page heading={t("history.title")} wide>
        <Columns side={wide && <EntryPanel entry={entry} onClose={close} />}>
          <Search {...narrowing} />
          <Filters {...narrowing} />
          {isLoading ? (
            <SkeletonRows count={6} label={t("states.loading")} />
          ) : (
            <>
              {wide && <RowKeys missing={null} />}
              <Days {...narrowing} openId={wide ? entry?.id : undefined} onOpen={open} />
            </>
          )}
        </Columns>
      </Page>
      {!wide && <EntrySheet open={entry !== undefined} entry={entry} onClose={close} />}
    </>
  );
}

/** Return an entry as it is shown. */
function useEntryView(id: string | undefined): EntryView | undefined {
  const entryOf = useAtomValue(entryByIdAtom);
  return id === undefined ? undefined : entryOf(id);
}

/**
 * The entry the address names (`?entry=id`): other screens link to it. Once it was corrected that is the entry that
 * stands; only a sheet does not open again on the way back from one's own correction.
 */
function useOpenEntry(isSheet: boolean) {
  const [query, setQuery] = useSearchParams();
  const entryOf = useAtomValue(entryByIdAtom);
  const id = query.get("entry");
  const close = () => setQuery((before) => withEntry(before, null), { replace: true });
  const wasCorrected = useAtomValue(correctedHereAtom).has(id ?? "");
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const isDone = isSheet && wasCorrected && isWayBack;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return {
    entry: useKeptThing(id === null || isDone ? undefined : entryOf(id), id !== null, close),
    open: useCallback(
      (id: string) => setQuery((before) => withEntry(before, id), { replace: true }),
      [setQuery],
    ),
    close,
  };
}

/** Return a query that names another entry, or none; the filter in it stays. */
function withEntry(query: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (id === null) changed.delete("entry");
  else changed.set("entry", id);
  return changed;
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
  if (entry === undefined) return null;
  return (
    <Panel title={t(`history.kind.${entry.kind}`)}>
      <EntryDetails key={entry.id} entry={entry} onClose={onClose} />
    </Panel>
  );
}
