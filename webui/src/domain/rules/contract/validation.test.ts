import { expect, it } from "vitest";
import { accountHue, categoryHue } from "../base/icons";
import { wrong } from "./validation";

it("tells a form what is wrong with a field, or nothing", () => {
  expect(wrong("name", "Food")).toBeNull();
  expect(wrong("name", " ")).toBe("validation.required");
});

it("gives every icon its hue, and slate to one that is not known", () => {
  expect([accountHue("wallet"), categoryHue("bus")]).toEqual(["green", "sky"]);
  expect([accountHue("rocket"), categoryHue("rocket")]).toEqual(["slate", "slate"]);
});
