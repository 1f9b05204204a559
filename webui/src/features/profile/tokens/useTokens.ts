import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { AccessToken } from "@/state/session/tokens";
import type { Reading } from "@/state/outcome";
import { readTokensAtom } from "@/state/session/tokens";

/** The person's tokens, read when the page opens and when asked again; null until they were. */
export function useTokens() {
  const read = useSetAtom(readTokensAtom);
  const [tokens, setTokens] = useState<Reading<readonly AccessToken[]> | null>(null);
  useEffect(() => {
    void read().then(setTokens);
  }, [read]);
  return { tokens, again: () => void read().then(setTokens) };
}
