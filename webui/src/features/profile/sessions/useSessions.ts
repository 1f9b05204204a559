import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { DeviceSession } from "@/state/session/profile";
import type { Reading } from "@/state/outcome";
import { readSessionsAtom } from "@/state/session/profile";

/** Where the person is signed in, read when the page opens and when asked again; null until it was. */
export function useSessions() {
  const read = useSetAtom(readSessionsAtom);
  const [sessions, setSessions] = useState<Reading<readonly DeviceSession[]> | null>(null);
  useEffect(() => {
    void read().then(setSessions);
  }, [read]);
  return { sessions, again: () => void read().then(setSessions) };
}
