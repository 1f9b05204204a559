import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { languageOf, type Language } from "./languages";

/** The language the page is in. Rows of long lists ask for it: `useTranslation` costs many times as much. */
export function useLanguage(): Language {
  return useSyncExternalStore(onSwitch, present);
}

function onSwitch(hear: () => void): () => void {
  i18next.on("languageChanged", hear);
  return () => {
    i18next.off("languageChanged", hear);
  };
}

function present(): Language {
  return languageOf(i18next.language);
}
