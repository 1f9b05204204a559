import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useRef, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionAtom, type SessionState } from "@/state/session/session";
import { mainScreenAtom } from "@/state/budget/settings";
import { invitationCodeAtom, joinCodeAtom } from "@/state/invitationCode";
import { gatewayAtom } from "@/state/view";
import { redirectOf, type Access } from "./access";

export interface GuardProps {
  access: Access;
  children: ReactNode;
}

/**
 * Shows a screen to those who may see it, and leads others on. The page asked for is remembered until they are in; the
 * page somebody signed out on, or was at when their session ended, was not asked for by whoever comes next. A guest is led
 * on from a link to sign up, and has its code when they do. Who got in by an invitation link is led back to it, and joins.
 */
export function Guard({ access, children }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const mainScreen = useAtomValue(mainScreenAtom);
  const owner = useAtomValue(gatewayAtom)?.owner;
  const { pathname, search } = useLocation();
  const { kind, isExpired } = session;
  const joinCode = useAtomValue(joinCodeAtom);
  const isJoining = kind === "user" && joinCode !== "";
  const origin = isJoining ? `/join/${joinCode}` : originFor(owner);
  const target = redirectOf(access, { session, mainScreen, origin });
  const before = useRef({ kind, owner });
  const holdCode = useSetAtom(invitationCodeAtom);
  const code = pathname === "/sign-up" ? new URLSearchParams(search).get("code") : null;
  useEffect(() => {
    const was = before.current;
    const isLeaving = isIn(was.kind) && !isExpired;
    before.current = { kind, owner: owner ?? was.owner };
    if (kind === "none" && target !== undefined && !isLeaving)
      rememberOrigin(pathname + search, was.owner ?? null);
    else if (isIn(kind) && target === undefined) forgetOrigin();
  }, [kind, isExpired, target, pathname, search, owner]);
  useEffect(() => {
    if (kind === "guest" && code !== null) holdCode(code);
  }, [kind, code, holdCode]);
  if (kind === "starting") return null;
  return target === undefined ? children : <Navigate to={target} replace />;
}

function isIn(kind: SessionState["kind"]): boolean {
  return kind === "guest" || kind === "user";
}

/** The page somebody asked for before they were in, for this tab alone. */

const KEY = "budget.origin";
const OWNER_KEY = "budget.origin.owner";

/** `owner`: whose session ended on it; null for a page that whoever comes asked for. */
function rememberOrigin(page: string, owner: string | null): void {
  sessionStorage.setItem(KEY, page);
  if (owner === null) sessionStorage.removeItem(OWNER_KEY);
  else sessionStorage.setItem(OWNER_KEY, owner);
}

/** The page for who is in now: what another person was at is not what they asked for. */
function originFor(owner: string | undefined): string | null {
  const of = sessionStorage.getItem(OWNER_KEY);
  return of === null || of === owner ? sessionStorage.getItem(KEY) : null;
}

function forgetOrigin(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(OWNER_KEY);
}
