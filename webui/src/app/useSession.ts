import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { switchLanguage } from "@/i18n/start";
import { startSessionAtom } from "@/state/session/session";
import { settingsAtom } from "@/state/budget/settings";

/** Opens the budget of whoever was in last, and speaks the language of their settings. */
export function useSession(): void {
  const start = useSetAtom(startSessionAtom);
  const language = useAtomValue(settingsAtom)?.language;
  useEffect(() => {
    void start();
  }, [start]);
  useEffect(() => {
    if (language !== undefined) void switchLanguage(language);
  }, [language]);
}
