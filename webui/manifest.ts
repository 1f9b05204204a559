/** What browsers show of the app where it is installed, in both languages: two files, one app. */
import type { ManifestOptions } from "vite-plugin-pwa";

export type ManifestLanguage = "en" | "uk";

/** `--bg` of the light theme; the page replaces the theme colour once it knows its theme. */
const PAGE_COLOR = "#F3F6FA";

const TEXTS = {
  en: {
    name: "Budget",
    description: "Plan, spend and share a budget, online and offline",
    add: "Add expense",
    addShort: "Add",
    lists: "Lists",
    expenses: "What is left in each category",
    statistics: "Where the money went",
  },
  uk: {
    name: "Бюджет",
    description: "Плануйте, витрачайте й діліться бюджетом, з мережею та без неї",
    add: "Додати витрату",
    addShort: "Додати",
    lists: "Списки",
    expenses: "Скільки лишилося в кожній категорії",
    statistics: "На що пішли гроші",
  },
} as const;

/** Which file: the page names the one of its language. */
export const MANIFEST_FILES = { en: "manifest.webmanifest", uk: "manifest.uk.webmanifest" } as const;

export function manifestIn(language: ManifestLanguage): Partial<ManifestOptions> {
  const texts = TEXTS[language];
  const icons = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];
  return {
    id: "/",
    lang: language,
    dir: "ltr",
    name: texts.name,
    short_name: texts.name,
    description: texts.description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: PAGE_COLOR,
    background_color: PAGE_COLOR,
    categories: ["finance"],
    icons: [
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...icons,
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: texts.add, short_name: texts.addShort, url: "/add", icons },
      { name: texts.lists, short_name: texts.lists, url: "/planning/lists", icons },
    ],
    screenshots: [
      screenshot(`expenses-${language}`, "narrow", texts.expenses),
      screenshot(`statistics-${language}`, "narrow", texts.statistics),
      screenshot(`wide-${language}`, "wide", texts.expenses),
    ],
    // A shared text with an amount is read as a line, another one becomes the note of an expense.
    share_target: {
      action: "/add",
      method: "GET",
      params: { title: "title", text: "note", url: "url" },
    },
  };
}

function screenshot(name: string, form: "narrow" | "wide", label: string) {
  const sizes = form === "narrow" ? "780x1688" : "1280x800";
  return { src: `/screenshots/${name}.webp`, sizes, type: "image/webp", form_factor: form, label };
}
