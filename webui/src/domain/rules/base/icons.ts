/** The icons an account or a category can have, each with the hue that gives its colour. */
import icons from "@core/icons.json";

export const ACCOUNT_DEFAULT = icons.default.account;
export const CATEGORY_DEFAULT = icons.default.category;
const DEFAULT_HUE = "slate";

/** Names in the order of the picker. */
export const ACCOUNT_ICONS: readonly string[] = Object.keys(icons.account);
export const CATEGORY_ICONS: readonly string[] = Object.keys(icons.category);

const accountHues: Readonly<Record<string, string>> = icons.account;
const categoryHues: Readonly<Record<string, string>> = icons.category;

export function accountHue(icon: string): string {
  return accountHues[icon] ?? DEFAULT_HUE;
}

export function categoryHue(icon: string): string {
  return categoryHues[icon] ?? DEFAULT_HUE;
}
