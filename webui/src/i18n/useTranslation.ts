import { useSyncExternalStore } from "react";
import { onLanguageSwitch, activeTexts } from "./activeLanguage";

/** The texts of the page's language, and of the next one after a switch: `t("nav.expenses")`, `t("states.waiting", { count })`. */
export function useTranslation() {
  return useSyncExternalStore(onLanguageSwitch, activeTexts);
}
