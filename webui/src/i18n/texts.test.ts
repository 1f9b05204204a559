import coreEnglish from "@core/locales/en.json";
import coreUkrainian from "@core/locales/ua.json";
import { describe, expect, test } from "vitest";
import { GLOSSARY } from "@testing/glossary";
import { tagOf, type Language } from "./languages";
import english from "./screens/en";
import ukrainian from "./screens/ua";

interface Tree {
  [key: string]: string | Tree;
}

const LETTER = /\p{L}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Names, which both languages write alike; a language is called by its own name in every language. */
const NAMES = new Set(["app.name", "icons.wifi", "language.en", "language.ua"]);

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flat(tree: Tree, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(path + key, value);
    else for (const [below, text] of flat(value, `${path}${key}.`)) texts.set(below, text);
  }
  return texts;
}

/** Keys with their plural forms taken together. */
function keys(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, "")))].sort();
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

const ownWords = (text: string) => text.replace(/\{\w+\}/g, "");

/** Placeholders by key; the forms of a plural all have the same ones but for the count. */
function placeholdersByKey(texts: Map<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, text] of texts) found.set(key.replace(PLURAL, ""), placeholders(text));
  return found;
}

describe.each([
  ["screens", english as Tree, ukrainian as Tree],
  ["core", coreEnglish as Tree, coreUkrainian as Tree],
])("the texts of the %s", (_where, en, ua) => {
  const [inEnglish, inUkrainian] = [flat(en), flat(ua)];

  test("exist in both languages", () => expect(keys(inUkrainian)).toEqual(keys(inEnglish)));

  test("have the same placeholders in both languages", () =>
    expect(placeholdersByKey(inUkrainian)).toEqual(placeholdersByKey(inEnglish)));

  test("are Ukrainian in Ukrainian, where they have letters of their own", () => {
    const isForeign = (text: string) => LETTER.test(text) && !CYRILLIC.test(text);
    const foreign = [...inUkrainian].filter(([key, text]) => isForeign(ownWords(text)) && !NAMES.has(key));
    expect(foreign).toEqual([]);
  });

  test("are not Ukrainian in English", () => {
    const foreign = [...inEnglish].filter(([key, text]) => CYRILLIC.test(text) && !NAMES.has(key));
    expect(foreign).toEqual([]);
  });

  test("leave the sign of a percent to its formatter", () => {
    const signed = [...inEnglish, ...inUkrainian].filter(([, text]) => text.includes("%"));
    expect(signed).toEqual([]);
  });

  test("are never empty", () => {
    const empty = [...inEnglish, ...inUkrainian].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test.each([
    ["en", inEnglish],
    ["ua", inUkrainian],
  ] as [Language, Map<string, string>][])("have every plural form that %s needs", (language, texts) => {
    const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions();
    const plurals = new Set(
      [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")),
    );
    const needed = [...plurals].flatMap((key) => pluralCategories.map((form) => `${key}_${form}`));
    expect(needed.filter((key) => !texts.has(key))).toEqual([]);
  });
});

test("a key of the screens never hides one of the core", () =>
  expect(Object.keys(english).filter((key) => key in coreEnglish)).toEqual([]));

describe("Ukrainian texts", () => {
  const texts = [...flat(ukrainian), ...flat(coreUkrainian)];

  /** Words that are no nominative: behind a preposition, or no noun. */
  const ALIKE = new Set([
    "",
    "переказів",
    "платежів",
    "розрахунків",
    "рахунках",
    "змінами",
    "пропущено",
    "не",
  ]);

  /** Words after a number: `2 рядки` as nominative, `5 рядків` as genitive. */
  test("tell 2 from 5", () => {
    const all = new Map(texts);
    const counted = (text = "") => /\{(?:n|count)\} ([\p{L}’]+)/u.exec(text)?.[1] ?? "";
    const isNominative = (word: string) => /[иіїя]$/.test(word);
    const wrong = texts.flatMap(([key]) => {
      const noun = key.replace(/_few$/, "");
      const [few, many] = [counted(all.get(`${noun}_few`)), counted(all.get(`${noun}_many`))];
      const isRight = few === many ? ALIKE.has(few) : isNominative(few) && !isNominative(many);
      return key.endsWith("_few") && !isRight ? [`${key}: ${few}, ${many}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  /** Their letters are Ukrainian too. */
  test("have no Russian words", () => {
    const words =
      "или если только нет месяц неделя расход доход счет деньги перевод восстановить сохранить отменить удалить " +
      "отмена поиск настройки сейчас повторить вернуть далее ошибка изменить добавить показать спасибо пожалуйста " +
      "почта вход нельзя нужно другой поделиться попробовать больше меньше найти закрепить обновить скачать войти";
    const russian = new Set(words.split(" "));
    const found = texts.filter(([, text]) =>
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => russian.has(word)),
    );
    expect(found).toEqual([]);
  });

  /** A text that has a term has its translation, so that opposites are not swapped. */
  test.each(GLOSSARY)("have the term for %s", (term, stems) => {
    const inEnglish = new Map([...flat(english), ...flat(coreEnglish)]);
    const original = new RegExp(`(?<![\\p{L}{’])(${term})(?![\\p{L}}])`, "iu");
    const translated = new RegExp(stems, "iu");
    const englishOf = (key: string) => inEnglish.get(key.replace(/_(few|many)$/, "_other")) ?? "";
    const translations = texts.filter(([key]) => original.test(englishOf(key)));
    expect(translations).not.toEqual([]);
    expect(translations.filter(([, text]) => !translated.test(text))).toEqual([]);
  });
});
