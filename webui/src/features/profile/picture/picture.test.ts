import { expect, test } from "vitest";
import { wrongFile } from "./picture";

const MEGABYTE = 1024 * 1024;

test.each([
  ["image/jpeg", 6 * MEGABYTE, null],
  ["image/png", 1, null],
  ["image/png", 6 * MEGABYTE + 1, "validation.bigFile"],
  ["image/svg+xml", 1, "validation.fileType"],
  ["", 1, "validation.fileType"],
])("a file of the type %j with %i bytes: %s", (type, size, code) =>
  expect(wrongFile({ type, size })).toBe(code),
);
