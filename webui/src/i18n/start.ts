/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import { tagOf, type Language, type Tag } from "./languages";
import { rememberLanguage, startLanguage } from "./remembered";
import { addTexts, setActiveLanguage, activeTexts } from "./activeLanguage";
import { loadTexts, type Part } from "./texts";

/** State of loading: parts that a screen asked for, and those that are here or on their way, asked for once. */
const opened = new Set<Part>();
const parts = new Map<string, { added: Promise<void>; isHere: boolean }>();

/** Loads the texts of the language, of the device's own unless told, and makes them those of the page. */
export async function startTexts(language: Language = startLanguage(), part: Part = "all"): Promise<void> {
  opened.add(part);
  await show(language);
}

/** Resolves once the page has a part of the texts, of every screen unless told. */
export async function textsOf(part: Part): Promise<void> {
  opened.add(part);
  await add(activeTexts().language);
}

/** Resolves once the page has the texts of every screen. */
export const allTexts = () => textsOf("all");

/** Check whether the page has a part of the texts already. */
export function hasTexts(part: Part): boolean {
  const isHere = (one: Part) => parts.get(key(activeTexts().language, one))?.isHere === true;
  return isHere("all") || isHere(part);
}

/** Changes the language of everything on the page, its `lang` included, now and at the next start. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await show(language);
}

async function show(language: Language): Promise<void> {
  await add(language);
  const tag = tagOf(language);
  setActiveLanguage(language);
  document.documentElement.lang = tag;
  nameManifest(tag);
}

/** Give the installed app the name of this page. */
function nameManifest(tag: Tag): void {
  const file = tag === "uk" ? "/manifest.uk.webmanifest" : "/manifest.webmanifest";
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", file);
}

async function add(language: Language): Promise<void> {
  // Everything has the others in it.
  const needed: Part[] = opened.has("all") ? ["all"] : [...opened];
  await Promise.all(needed.map((part) => addPart(language, part)));
}

function addPart(language: Language, part: Part): Promise<void> {
  const known = parts.get(key(language, part));
  if (known) return known.added;
  const state = { isHere: false, added: Promise.resolve() };
  state.added = loadTexts(language, part).then((texts) => {
    addTexts(language, texts);
    state.isHere = true;
  });
  parts.set(key(language, part), state);
  state.added.catch(() => parts.delete(key(language, part)));
  return state.added;
}

function key(language: Language, part: Part): string {
  return `${language} ${part}`;
}
