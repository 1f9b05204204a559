import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { useCharactersLeft } from "./useCharactersLeft";

test.each([
  [0, undefined],
  [7, undefined],
  [8, "2 left"],
  [10, "0 left"],
  [11, undefined],
])("of %i characters, where 10 may be, the help is %s", async (count, help) => {
  const app = await startGuestApp();
  const { current: left } = app.hook(useCharactersLeft);
  expect(left("я".repeat(count), 10)).toBe(help);
});
