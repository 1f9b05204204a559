/** The texts of one language: those of the screens, and those the core shares with the server and the terminal. */
import type core from "@core/locales/en.json";
import type screens from "./screens/en";
import type { Language } from "./languages";

export type Texts = typeof core & typeof screens;

const LOADERS: Record<Language, () => Promise<[core: { default: object }, screens: { default: object }]>> = {
  en: () => Promise.all([import("@core/locales/en.json"), import("./screens/en")]),
  ua: () => Promise.all([import("@core/locales/ua.json"), import("./screens/ua")]),
};

/** Only the language asked for is fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  const [core, screens] = await LOADERS[language]();
  return { ...core.default, ...screens.default } as Texts;
}
