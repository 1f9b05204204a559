/** Looking a text up in the tree of a language: its plural form by the count, its placeholders filled. */
import type { Tag } from "./languages";
import type { Texts } from "./texts";

/** Texts by the parts of their key, `nav.expenses`. */
export interface Tree {
  readonly [part: string]: string | Tree;
}

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

/** What stands at a key: a text, a tree of texts, or nothing. */
export function found(tree: Tree, key: string): string | Tree | undefined {
  let at: string | Tree | undefined = tree;
  for (const part of key.split(".")) at = typeof at === "object" ? at[part] : undefined;
  return at;
}

/** Looks texts up in a tree, which may grow meanwhile. */
export function translator(tag: Tag, tree: Tree): { t: Translate; exists: Exists } {
  const forms = { cardinal: pluralRules(tag, "cardinal"), ordinal: pluralRules(tag, "ordinal") };
  const keyOf = (key: string, { count, ordinal = false }: Values) => {
    if (count === undefined) return key;
    const inForm = ordinal ? `${key}_ordinal_${forms.ordinal(count)}` : `${key}_${forms.cardinal(count)}`;
    return found(tree, inForm) === undefined ? key : inForm;
  };
  return {
    t: (key, values) => {
      const text = found(tree, values ? keyOf(key, values) : key);
      if (typeof text !== "string") return key;
      return values ? filled(text, values) : text;
    },
    exists: (key) => typeof found(tree, key) === "string",
  };
}

/** Made when first asked: most pages never count. */
function pluralRules(tag: Tag, type: Intl.PluralRuleType): (count: number) => PluralForm {
  let rules: Intl.PluralRules | undefined;
  return (count) => (rules ??= new Intl.PluralRules(tag, { type })).select(count);
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
