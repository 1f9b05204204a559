import { renderHook } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { startTexts } from "./start";
import { useErrorText } from "./useErrorText";
import { useMessage } from "./useMessage";

const GENERAL = "Something went wrong, please try again later";

beforeAll(async () => {
  await startTexts("en");
});

it.each(["", "of.a.newer.server"])("the code %j, which has no text here, gets the general one", (code) => {
  const message = renderHook(useMessage).result.current;
  expect(message(code)).toBe(GENERAL);
  expect(message("auth.invalidCredentials")).not.toBe(GENERAL);
  const why = renderHook(useErrorText).result.current;
  expect(why({ code, fields: {}, params: {} })).toBe(GENERAL);
  expect(why({ code, fields: {}, params: {}, message: "In English" })).toBe("In English");
});
