/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import { tagOf, type Language, type Tag } from "./languages";
import { rememberLanguage, startLanguage } from "./remembered";
import { addTexts, setActiveLanguage, activeTexts } from "./activeLanguage";
import { BUNDLES, loadTexts, type Bundle, type Part } from "./texts";

/** State of loading: files that a screen asked for, and those that are here or on their way, asked for once. */
const opened = new Set<Bundle>();
const files = new Map<string, { added: Promise<void>; isHere: boolean }>();

/** Loads the texts of the language, of the device's own unless told, and makes them those of the page. */
export async function startTexts(language: Language = startLanguage(), part: Part = "all"): Promise<void> {
  open(part);
  await show(language);
}

/** Resolves once the page has a part of the texts, of every screen unless told. */
export async function textsOf(part: Part): Promise<void> {
  open(part);
  await add(activeTexts().language);
}

/** Resolves once the page has the texts of every screen. */
export const allTexts = () => textsOf("all");

/** Check whether the page has a part of the texts already. */
export function hasTexts(part: Part): boolean {
  const { language } = activeTexts();
  return BUNDLES[part].every((bundle) => files.get(key(language, bundle))?.isHere === true);
}

/**
 * Changes the language of everything on the page, its `lang` included, now and at the next start. Throws, and changes
 * nothing, when its texts cannot be fetched: a device keeps those of the language it was last in.
 */
export async function switchLanguage(language: Language): Promise<void> {
  await show(language);
  rememberLanguage(language);
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

function open(part: Part): void {
  for (const bundle of BUNDLES[part]) opened.add(bundle);
}

async function add(language: Language): Promise<void> {
  await Promise.all([...opened].map((bundle) => addFile(language, bundle)));
}

function addFile(language: Language, bundle: Bundle): Promise<void> {
  const known = files.get(key(language, bundle));
  if (known) return known.added;
  const state = { isHere: false, added: Promise.resolve() };
  state.added = loadTexts(language, bundle).then((texts) => {
    addTexts(language, texts);
    state.isHere = true;
  });
  files.set(key(language, bundle), state);
  state.added.catch(() => files.delete(key(language, bundle)));
  return state.added;
}

function key(language: Language, bundle: Bundle): string {
  return `${language} ${bundle}`;
}
