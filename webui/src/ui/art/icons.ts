/** The drawings and hues of the icons an account or a category can have; the names are those of the core's lists. */
import icons from "@core/icons.json";
import type { Hue } from "./hue";
import type { Glyph } from "./Icon";
import { spriteGlyph } from "./spriteGlyph";

export interface NamedIcon {
  readonly glyph: Glyph;
  readonly hue: Hue;
}

/** Icon of an unknown name, perhaps from a newer version. */
const UNKNOWN: NamedIcon = { glyph: spriteGlyph("ellipsis"), hue: "slate" };

/** The icons an account can have, in the order of the picker. */
export const ACCOUNT_ICONS = namedIcons(icons.account);

/** The icons a category can have, in the order of the picker. */
export const CATEGORY_ICONS = namedIcons(icons.category);

export function accountIcon(name: string): NamedIcon {
  return ACCOUNT_ICONS.get(name) ?? UNKNOWN;
}

export function categoryIcon(name: string): NamedIcon {
  return CATEGORY_ICONS.get(name) ?? UNKNOWN;
}

function namedIcons(hues: Readonly<Record<string, string>>): ReadonlyMap<string, NamedIcon> {
  const entries = Object.entries(hues) as [string, Hue][];
  return new Map(entries.map(([name, hue]) => [name, { glyph: spriteGlyph(name), hue }]));
}
