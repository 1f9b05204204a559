/** The texts of one language: those of the screens, and those the core shares with the server and the terminal. */
import type core from "@core/locales/en.json";
import type screens from "./screens/en";
import type { Language } from "./languages";

export type Texts = typeof core & typeof screens;

/** Texts in one file: of the frame, the ways in, the first screen, the plan, what was booked, all else, and errors. */
export type Bundle = "frame" | "signIn" | "first" | "budget" | "records" | "rest" | "core";

/** Texts that come together: what a screen waits for. */
export type Part = keyof typeof BUNDLES;

/** The files of each part. */
export const BUNDLES = {
  welcome: ["frame", "signIn"],
  first: ["frame", "first"],
  budget: ["frame", "first", "budget"],
  records: ["frame", "first", "records"],
  tabs: ["frame", "first", "budget", "records"],
  all: ["frame", "signIn", "first", "budget", "records", "rest", "core"],
} as const satisfies Record<string, readonly Bundle[]>;

type Loaded = Promise<{ default: object }>;

const FILES: Record<Bundle, Record<Language, () => Loaded>> = {
  frame: { en: () => import("./en.json"), ua: () => import("./ua.json") },
  signIn: { en: () => import("./screens/sign-in.en.json"), ua: () => import("./screens/sign-in.ua.json") },
  first: { en: () => import("./screens/first.en"), ua: () => import("./screens/first.ua") },
  budget: { en: () => import("./screens/budget.en"), ua: () => import("./screens/budget.ua") },
  records: { en: () => import("./screens/records.en"), ua: () => import("./screens/records.ua") },
  core: { en: () => import("@core/locales/en.json"), ua: () => import("@core/locales/ua.json") },
  rest: { en: () => import("./screens/rest.en"), ua: () => import("./screens/rest.ua") },
};

/** Load a file of texts; only the language asked for is fetched. */
export async function loadTexts(language: Language, bundle: Bundle): Promise<object> {
  return (await FILES[bundle][language]()).default;
}
