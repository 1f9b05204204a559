import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { EmailToken } from "@/state/session/profile";
import type { Reading } from "@/state/outcome";
import { askVerificationAtom } from "@/state/session/profile";

/** Asks for a code when the page opens, and again when the person does; what was said last, null until then. */
export function useVerification(): {
  said: Reading<EmailToken> | null;
  again: () => Promise<Reading<EmailToken>>;
} {
  const ask = useSetAtom(askVerificationAtom);
  const [said, setSaid] = useState<Reading<EmailToken> | null>(null);
  useEffect(() => {
    void ask().then(setSaid);
  }, [ask]);
  async function again(): Promise<Reading<EmailToken>> {
    const answer = await ask();
    setSaid(answer);
    return answer;
  }
  return { said, again };
}
