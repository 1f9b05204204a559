/**
 * The texts that the installed app keeps for offline use: those of one language. The page notes which that is, the service
 * worker fetches them, when it is installed and when it is told.
 */
import type { Language } from "./languages";

const CACHE = "texts";
const LANGUAGE = "/language";
const FILE = /\/(?:[\w-]+\.)?(en|ua)-[\w-]+\.js$/;

/** Message of the page to the worker after it noted another language. */
export const KEEP_TEXTS = { type: "KEEP_TEXTS" };

/** Check whether a built file holds texts. */
export function isTextFile(path: string): boolean {
  return FILE.test(path);
}

/** Notes the language of the page for the worker. */
export async function noteLanguage(language: Language): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE, new Response(language));
}

/** Fetches those files that are of the noted language and not kept yet. */
export async function keepTexts(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const language = (await (await cache.match(LANGUAGE))?.text()) ?? "en";
  const isKept = async (path: string) => (await cache.match(path)) !== undefined;
  const keep = async (path: string) => {
    if (!(await isKept(path))) await cache.add(path);
  };
  await Promise.all(paths.filter((path) => FILE.exec(path)?.[1] === language).map(keep));
}

/** Forgets the files of other versions of the app. */
export async function forgetOldTexts(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => ![...paths, LANGUAGE].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Answers with the kept file, else from the network. */
export async function textFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
