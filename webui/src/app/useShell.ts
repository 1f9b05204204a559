import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import { mainScreenAtom } from "@/state/budget/settings";
import { sessionAtom } from "@/state/session/session";
import { forgetAnswer } from "@/ui/browser/lastAnswer";
import { rememberScreen, removeShell } from "./shell";

/** Ends the frame that stands in for the app, once it is known who is in or that the app cannot start. */
export function useShell(canStart: boolean): void {
  const { kind } = useAtomValue(sessionAtom);
  const mainScreen = useAtomValue(mainScreenAtom);
  useLayoutEffect(() => {
    if (kind !== "starting") rememberScreen(kind === "none" ? null : mainScreen);
    if (kind === "none") forgetAnswer();
    if (kind !== "starting" || !canStart) removeShell();
  }, [kind, mainScreen, canStart]);
}
