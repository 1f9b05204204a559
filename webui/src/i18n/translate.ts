/** Looking a text up in a language: its plural form by the count, its placeholders filled. */
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

interface Branch {
  [name: string]: Branch | string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Look up the texts of one language. A key has its forms beside it: `day_one`, `day_ordinal_few`. */
export function translator(tag: Tag): Translator {
  const texts: Branch = {};
  const forms = {
    cardinal: new Intl.PluralRules(tag),
    ordinal: new Intl.PluralRules(tag, { type: "ordinal" }),
  };

  function find(key: string): string | undefined {
    let branch: Branch | string | undefined = texts;
    for (const name of key.split(".")) branch = typeof branch === "object" ? branch[name] : undefined;
    return typeof branch === "string" ? branch : undefined;
  }

  function findCounted(key: string, count: number, isOrdinal: boolean): string | undefined {
    return isOrdinal
      ? find(`${key}_ordinal_${forms.ordinal.select(count)}`)
      : find(`${key}_${forms.cardinal.select(count)}`);
  }

  return {
    t(key, values = {}) {
      const { count, ordinal = false } = values;
      const text = (count === undefined ? undefined : findCounted(key, count, ordinal)) ?? find(key) ?? key;
      return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));
    },
    exists: (key) => find(key) !== undefined,
    add: (more) => void Object.assign(texts, more),
  };
}
