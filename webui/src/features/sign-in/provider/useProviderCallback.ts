import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Outcome } from "@/state/outcome";
import { finishProviderAtom } from "@/state/session/providers";
import { readCallback, type Callback } from "./callback";

/** Takes what a provider said out of the address and the history, and finishes the sign-in with it, once. */
export function useProviderCallback(): { given: Callback; outcome: Outcome | null } {
  const location = useLocation();
  const navigate = useNavigate();
  const finish = useSetAtom(finishProviderAtom);
  const [given] = useState(() => readCallback(location));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTaken = useRef(false);
  const { pathname } = location;
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (given.kind !== "bare") void navigate(pathname, { replace: true });
    if (given.kind === "signedIn") void finish(given.returned).then(setOutcome);
  }, [given, finish, navigate, pathname]);
  return { given, outcome };
}
