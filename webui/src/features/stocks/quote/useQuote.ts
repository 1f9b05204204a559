import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useCallback, useEffect, useState } from "react";
import { onlineAtom } from "@/state/connection";
import type { Failure } from "@/state/outcome";
import {
  keyOf,
  recentQuotesAtom,
  readRecentQuotesAtom,
  readQuoteAtom,
  type StockQuote,
} from "@/state/session/stocks";

/** The price of a symbol as it was read last, also when it can't be read now, and why not. */
export function useQuote(key: string) {
  const read = useSetAtom(readQuoteAtom);
  const readKept = useSetAtom(readRecentQuotesAtom);
  const isOnline = useAtomValue(onlineAtom);
  const kept = useAtomValue(recentQuotesAtom);
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

  const quote: StockQuote | undefined = kept?.find((one) => isNamed(one, key));
  const failure = failed?.of === key ? failed.failure : null;
  return { quote, failure, isOnline, isKnown: kept !== null, refresh };
}

/** `AAPL` alone names the exchange that the server chose. */
function isNamed(quote: StockQuote, key: string): boolean {
  return keyOf(quote) === key.toUpperCase() || quote.symbol === key.toUpperCase();
}
