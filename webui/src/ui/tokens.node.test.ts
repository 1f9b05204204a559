import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** What a rule of a style sheet says of a property; lengths in px at the usual text size. */
function value(file: string, selector: string, property: string): string | number {
  const sheet = readFileSync(resolve(import.meta.dirname, file), "utf8");
  const start = sheet.indexOf(`${selector} {`);
  const body = start < 0 ? "" : sheet.slice(start, sheet.indexOf("}", start));
  const [, text = ""] = new RegExp(`[\\s;{]${property}: ([^;]+);`).exec(body) ?? [];
  return text.endsWith("rem") ? Number.parseFloat(text) * 16 : text;
}

test("the primary colour is #2196F3", () => {
  expect(value("tokens.css", ":root", "--brand")).toBe("#2196F3");
  expect(value("tokens.css", ":root", "--primary")).toContain("#2196F3");
});

test("the picture of a person is 86 px wide and high", () => {
  const size = (property: string) => value("art/Avatar.module.css", '.Avatar[data-size="xl"]', property);
  expect([size("width"), size("height")]).toEqual([86, 86]);
});

test("icons not shown in full are 96 px high, however wide the page", () => {
  expect(value("fields/IconPicker.module.css", ".IconPicker-grid[data-collapsed]", "max-height")).toBe(96);
});
