import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** Return the value of a property in a rule of a style sheet; lengths in px at the usual text size. */
function value(file: string, selector: string, property: string): string | number {
  const sheet = readFileSync(resolve(import.meta.dirname, file), "utf8");
  const start = sheet.indexOf(`${selector} {`);
  const body = start < 0 ? "" : sheet.slice(start, sheet.indexOf("}", start));
  const [, text = ""] = new RegExp(`[\\s;{]${property}: ([^;]+);`).exec(body) ?? [];
  return text.endsWith("rem") ? Number.parseFloat(text) * 16 : text;
}

test("the brand is #2196F3, in both themes, and the colour of the focus ring", () => {
  expect(value("tokens.css", ":root", "--brand")).toBe("#2196F3");
  expect(value("tokens.css", ":root", "--focus")).toBe("var(--brand)");
});

test.each([
  ["a switch", "fields/Switch.module.css", ".Switch-input:checked + .Switch-track", "background"],
  ["a check", "fields/Check.module.css", ".Check-input:checked + .Check-mark", "background"],
  ["a bar of progress", "figures/Bar.module.css", ".Bar-fill", "fill"],
  ["a ring of progress", "figures/Ring.module.css", ".Ring-fill", "stroke"],
  [
    "the pill of the chosen tab",
    "frame/NavTab.module.css",
    ".NavTab[aria-current] .NavTab-icon",
    "background",
  ],
])("%s carries no text and has the brand's colour", (_what, file, selector, property) => {
  expect(value(file, selector, property)).toContain("var(--brand)");
});

test("the picture of a person is 86 px wide and high", () => {
  const size = (property: string) => value("art/Avatar.module.css", '.Avatar[data-size="xl"]', property);
  expect([size("width"), size("height")]).toEqual([86, 86]);
});

test("icons not shown in full are 96 px high, however wide the page", () => {
  expect(value("fields/IconPicker.module.css", ".IconPicker-grid[data-collapsed]", "max-height")).toBe(96);
});
