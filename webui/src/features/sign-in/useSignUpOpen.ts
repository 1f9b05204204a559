import { useAtomValue } from "@/state/useAtomValue";
import { useRemote } from "@/parts/useRemote";
import { healthRemote, isSignUpOpenAtom } from "@/state/session/capabilities";

/** Returns true where signing up is to be offered; the server is asked when the page opens, and when the connection is back. */
export function useSignUpOpen(): boolean {
  useRemote(healthRemote);
  return useAtomValue(isSignUpOpenAtom);
}
