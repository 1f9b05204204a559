/** The texts of one language. */
import type screens from "./en.json";
import type { Language } from "./languages";

export type Texts = typeof screens;

const LOADERS: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./en.json"),
  ua: () => import("./ua.json"),
};

/** Only the language asked for is fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default as Texts;
}
