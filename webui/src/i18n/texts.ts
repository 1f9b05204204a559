/** The texts of one language: those of the screens, and those the core shares with the server and the terminal. */
import type core from "@core/locales/en.json";
import type screens from "./screens/en";
import type { Language } from "./languages";

export type Texts = typeof core & typeof screens;

/** Texts that come together: of the welcome page, of the first screens, of everything. */
export type Part = "welcome" | "first" | "all";

type Loaded = Promise<{ default: object }>;

const FILES: Record<Part, Record<Language, () => Loaded[]>> = {
  welcome: { en: () => [import("./screens/welcome.en")], ua: () => [import("./screens/welcome.ua")] },
  first: { en: () => [import("./screens/first.en")], ua: () => [import("./screens/first.ua")] },
  all: {
    en: () => [import("@core/locales/en.json"), import("./screens/en")],
    ua: () => [import("@core/locales/ua.json"), import("./screens/ua")],
  },
};

/** Load a part of the texts; only the language asked for is fetched. */
export async function loadTexts(language: Language, part: Part): Promise<Partial<Texts>> {
  const modules = await Promise.all(FILES[part][language]());
  return Object.assign({}, ...modules.map((module) => module.default)) as Partial<Texts>;
}
