import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionAtom } from "@/state/session";
import { mainScreenAtom } from "@/state/settings";
import { redirectOf, type Access } from "./access";
import { forgetOrigin, origin, rememberOrigin } from "./origin";

export interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** Shows a screen to those who may see it, and leads others on. The page asked for is remembered until they are in. */
export function Guard({ access, children }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const mainScreen = useAtomValue(mainScreenAtom);
  const { pathname, search } = useLocation();
  const target = redirectOf(access, { session, mainScreen, origin: origin() });
  const { kind } = session;
  useEffect(() => {
    if (kind === "none" && target !== undefined) rememberOrigin(pathname + search);
    else if (kind !== "starting" && kind !== "none" && target === undefined) forgetOrigin();
  }, [kind, target, pathname, search]);
  if (kind === "starting") return null;
  return target === undefined ? children : <Navigate to={target} replace />;
}
