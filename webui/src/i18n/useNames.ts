import { useCallback } from "react";
import { workspaces } from "@/domain";
import { useLanguage } from "./useLanguage";

const DEFAULTS = new Map(
  [...workspaces.DEFAULT_ACCOUNTS, ...workspaces.DEFAULT_CATEGORIES].map(({ name, shown }) => [name, shown]),
);

/** Names as screens show them: those everybody starts with are translated until they are renamed. */
export function useNames(): (name: string) => string {
  const language = useLanguage();
  return useCallback((name) => DEFAULTS.get(name)?.[language] ?? name, [language]);
}
