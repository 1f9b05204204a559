import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { onlineAtom } from "@/state/connection";
import { isSignUpOpenAtom, readSignUpAtom } from "@/state/signUp";

/** Returns true where signing up is to be offered; the server is asked when the page opens, and when the connection is back. */
export function useSignUpOpen(): boolean {
  const isOnline = useAtomValue(onlineAtom);
  const read = useSetAtom(readSignUpAtom);
  useEffect(() => {
    if (isOnline) void read();
  }, [isOnline, read]);
  return useAtomValue(isSignUpOpenAtom);
}
