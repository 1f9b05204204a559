import source from "@core/errors.py?raw";
import { expect, it } from "vitest";
import { ErrorCode } from "./errors";

it("knows the same codes as the core, under the same names", () => {
  const core = [...source.matchAll(/^ {4}([A-Z_]+) = "([^"]+)"/gm)].map(([, name, code]) => [name, code]);
  expect(core.length).toBeGreaterThan(40);
  expect(Object.entries(ErrorCode)).toEqual(core);
});
