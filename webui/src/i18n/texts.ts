/** The texts of one language: those of the screens, and those the core shares with the server and the terminal. */
import type core from "@core/locales/en.json";
import type screens from "./screens/en";
import type { Language } from "./languages";

export type Texts = typeof core & typeof screens;

type Part = Promise<{ default: object }>;

const CORE: Record<Language, () => Part> = {
  en: () => import("@core/locales/en.json"),
  ua: () => import("@core/locales/ua.json"),
};

const FIRST: Record<Language, () => Part> = {
  en: () => import("./screens/first.en"),
  ua: () => import("./screens/first.ua"),
};

const ALL: Record<Language, () => Part> = {
  en: () => import("./screens/en"),
  ua: () => import("./screens/ua"),
};

/** Only the language asked for is fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  return merged(CORE[language](), ALL[language]());
}

/** Load the texts of the first screens; the rest would only delay them. */
export async function loadFirstTexts(language: Language): Promise<Partial<Texts>> {
  return merged(CORE[language](), FIRST[language]());
}

async function merged(...parts: Part[]): Promise<Texts> {
  const modules = await Promise.all(parts);
  return Object.assign({}, ...modules.map((part) => part.default)) as Texts;
}
