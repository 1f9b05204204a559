/** The app's own texts, so that a test finds what to press in either language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";

export type Language = "en" | "ua";

const FOLDERS = ["webui/src/i18n", "webui/src/i18n/screens", "src/budget_core/data/locales"];
const PLACE_HOLDERS = /\\\{\w+\\\}|<\/?b>/g;

const texts: Record<Language, Map<string, string>> = { en: read("en"), ua: read("ua") };

function read(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder)) {
      if (name !== `${language}.json` && !name.endsWith(`.${language}.json`)) continue;
      collect(JSON.parse(readFileSync(join(folder, name), "utf8")) as object, "", found);
    }
  }
  const defaults = JSON.parse(readFileSync("src/budget_core/data/defaults.json", "utf8")) as Defaults;
  for (const { name, shown } of Object.values(defaults).flat()) found.set(name, shown[language]);
  return found;
}

/** Default accounts and categories, by their names in each language. */
type Defaults = Record<string, { name: string; shown: Record<Language, string> }[]>;

/** The texts by their keys, as in `actions.add`. */
function collect(part: object, above: string, into: Map<string, string>): void {
  for (const [name, inner] of Object.entries(part) as [string, string | object][]) {
    if (typeof inner === "string") into.set(above + name, inner);
    else collect(inner, `${above}${name}.`, into);
  }
}

/** Return a pattern for the text of a key, in any plural form and with any values; else for the words themselves. */
export function named(words: string, language: Language): RegExp {
  const forms = [...texts[language]].filter(([key]) => key === words || key.startsWith(`${words}_`));
  const patterns = (forms.length > 0 ? forms.map(([, text]) => text) : [words]).map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(PLACE_HOLDERS, ".+"),
  );
  return new RegExp(`^(${patterns.join("|")})`);
}

/** Return the control of that name. */
export function pressable(page: Page, words: string, language: Language): Locator {
  const name = named(words, language);
  const [button, link] = [page.getByRole("button", { name }), page.getByRole("link", { name })];
  const [field, item] = [page.getByRole("combobox", { name }), page.getByRole("menuitem", { name })];
  const choice = page.getByRole("menuitemcheckbox", { name });
  return button.or(link).or(field).or(item).or(choice).first();
}
