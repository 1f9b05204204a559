/** Looking a text up in a language: its plural form by the count, its placeholders filled. */
import { createInstance } from "i18next";
import type { Tag } from "./languages";
import type { Texts } from "./texts";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type Plain<Name extends string> = Name extends `${infer Stem}_ordinal_${PluralForm}`
  ? Stem
  : Name extends `${infer Stem}_${PluralForm}`
    ? Stem
    : Name;
type KeyOf<Branch, Path extends string = ""> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? `${Path}${Plain<Name>}`
    : KeyOf<Branch[Name], `${Path}${Name}.`>;
}[keyof Branch & string];

/** Every key of the English texts, without the ends of its plural forms: the compiler knows no other. */
export type Key = KeyOf<Texts>;

/**
 * Values of the placeholders `{name}`. `count` chooses the plural form too, of first, second, third when it is
 * `ordinal`.
 */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined;
  readonly count?: number;
  readonly ordinal?: boolean;
}

/** The text of a key; the key itself where there is none. */
export type Translate = (key: Key, values?: Values) => string;

/** Check whether a key that comes as data has a text. */
export type Exists = (key: string) => boolean;

export interface Translator {
  readonly t: Translate;
  readonly exists: Exists;
  /** More texts of its language. */
  readonly add: (texts: object) => void;
}

const NAMESPACE = "translation";

/** Looks up the texts of one language. */
export function translator(tag: Tag): Translator {
  const engine = createInstance();
  void engine.init({
    ...{ lng: tag, resources: {}, fallbackLng: false, initAsync: false },
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnedObjectHandler: (key: string) => key,
    missingInterpolationHandler: () => "",
  });
  return {
    t: (key, values) => engine.t(key, { nest: false, ...values }),
    exists: (key) => engine.exists(key),
    add: (texts) => void engine.addResourceBundle(tag, NAMESPACE, texts),
  };
}
