import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { onlineAtom } from "@/state/connection";
import type { Reading } from "@/state/outcome";
import { searchStocksAtom, type Stock } from "@/state/session/stocks";

interface Found {
  readonly of: string;
  readonly reading: Reading<readonly Stock[]>;
}

/** What goes by the text; null while that is not known, and for none. */
export function useFound(text: string) {
  const search = useSetAtom(searchStocksAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text === "" || !isOnline) return;
    let isWanted = true;
    void search(text).then((reading) => {
      if (isWanted) setFound({ of: text, reading });
    });
    return () => {
      isWanted = false;
    };
  }, [search, text, isOnline, attempt]);
  return {
    reading: found?.of === text ? found.reading : null,
    again: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}
