import { useAtomValue } from "@/state/useAtomValue";
import { useLayoutEffect, useRef } from "react";
import { mainScreenAtom } from "@/state/budget/settings";
import { workspaceAtom } from "@/state/budget/workspace";
import { sessionAtom } from "@/state/session/session";
import { forgetNumbers } from "@/ui/browser/lastNumber";
import { rememberScreen, removeShell } from "./shell";

/** Ends the frame that stands in for the app, once it is known who is in or that the app cannot start. */
export function useShell(canStart: boolean): void {
  const { kind } = useAtomValue(sessionAtom);
  const mainScreen = useAtomValue(mainScreenAtom);
  useLayoutEffect(() => {
    if (kind !== "starting") rememberScreen(kind === "none" ? null : mainScreen);
    if (kind === "none") forgetNumbers();
    if (kind !== "starting" || !canStart) removeShell();
  }, [kind, mainScreen, canStart]);
  useForgottenNumbers();
}

/** Forgets the last numbers when another workspace is opened, whose own come with its tabs. */
function useForgottenNumbers(): void {
  const id = useAtomValue(workspaceAtom)?.id;
  const before = useRef(id);
  useLayoutEffect(() => {
    if (before.current !== undefined && before.current !== id) forgetNumbers();
    before.current = id;
  }, [id]);
}
