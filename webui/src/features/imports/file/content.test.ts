import { expect, it } from "vitest";
import en from "@/i18n/screens/imports.en.json";
import ua from "@/i18n/screens/imports.ua.json";
import { sizeOf } from "./content";

it.each([
  [40, "0.0", "kB", "кБ"],
  [11_840, "11.8", "kB", "кБ"],
  [389_000, "389", "kB", "кБ"],
  [9_900_000, "9.9", "MB", "МБ"],
])("%i bytes are %s %s, in Ukrainian %s", (bytes, size, unit, unitInUkrainian) => {
  const found = sizeOf(bytes);
  expect(found.size).toBe(size);
  const name = found.text.replace("imports.", "") as "kilobytes" | "megabytes";
  expect([en.imports[name], ua.imports[name]]).toEqual([`{size} ${unit}`, `{size} ${unitInUkrainian}`]);
});
