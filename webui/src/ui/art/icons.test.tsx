import icons from "@core/icons.json";
import * as lucide from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HUES, type Hue } from "./hue";
import { accountIcon, ACCOUNT_ICONS, categoryIcon, CATEGORY_ICONS } from "./icons";

const NAMES = [...new Set([...Object.keys(icons.account), ...Object.keys(icons.category)])].sort();

/** `shopping-basket` is the component `ShoppingBasket`. */
function component(name: string): lucide.LucideIcon | undefined {
  const inWords = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[inWords.join("")];
}

function symbol(name: string): string {
  const Drawing = component(name);
  if (!Drawing) throw new Error(`lucide-react has no icon ${name}`);
  const [, shapes = ""] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(<Drawing />)) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

test("the sprite holds every icon as lucide draws it (vitest -u writes it anew)", async () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${NAMES.map(symbol).join("\n")}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot("./icons.svg");
});

test("there are 20 icons for accounts and 75 for categories, each with a hue of the palette", () => {
  expect([ACCOUNT_ICONS.size, CATEGORY_ICONS.size]).toEqual([20, 75]);
  const hues = [...Object.values(icons.account), ...Object.values(icons.category)];
  expect(hues.filter((hue) => !HUES.includes(hue as Hue))).toEqual([]);
});

test("the same drawing can have one hue among accounts and another among categories", () =>
  expect([accountIcon("smartphone").hue, categoryIcon("smartphone").hue]).toEqual(["purple", "amber"]));

test("an icon of no list is drawn as the dots of other", () => {
  expect(categoryIcon("rocket").hue).toBe("slate");
  expect(renderToStaticMarkup(<Rocket />)).toContain("#ellipsis");
});

function Rocket() {
  const { glyph: Glyph } = accountIcon("rocket");
  return <Glyph />;
}
