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

/** What stands in for `{name}`. `count` chooses the plural form too, of first, second, third when it is `ordinal`. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined;
  readonly count?: number;
  readonly ordinal?: boolean;
}

/** The text of a key; the key itself where there is none. */
export type Translate = (key: Key, values?: Values) => string;

/** Whether there is a text of a key that comes as data. */
export type Exists = (key: string) => boolean;

export interface Translator {
  readonly t: Translate;
  readonly exists: Exists;
  /** More texts of its language. */
  readonly add: (texts: object) => void;
}

type Branch = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Looks up the texts of one language. */
export function translator(tag: Tag): Translator {
  const forms = {
    cardinal: new Intl.PluralRules(tag),
    ordinal: new Intl.PluralRules(tag, { type: "ordinal" }),
  };
  let texts: Branch = {};
  const find = (key: string): unknown =>
    key.split(".").reduce<unknown>((branch, name) => (isBranch(branch) ? branch[name] : undefined), texts);
  const textOf = (key: string) => {
    const found = find(key);
    return typeof found === "string" ? found : undefined;
  };
  function counted(key: string, { count, ordinal = false }: Values): string | undefined {
    if (count === undefined) return undefined;
    return ordinal
      ? textOf(`${key}_ordinal_${forms.ordinal.select(count)}`)
      : textOf(`${key}_${forms.cardinal.select(count)}`);
  }
  return {
    t: (key, values = {}) => {
      const text = counted(key, values) ?? textOf(key) ?? key;
      return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));
    },
    exists: (key) => textOf(key) !== undefined,
    add: (more) => {
      texts = { ...texts, ...more };
    },
  };
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}
