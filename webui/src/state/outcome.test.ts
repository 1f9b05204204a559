import { expect, test } from "vitest";
import { answered } from "@/data/server/answer";
import { outcomeOf } from "./outcome";

/** The outcome of a call that a page of a proxy answers. */
async function afterPage(status: number) {
  const response = new Response("<html>", { status });
  return outcomeOf(await answered(Promise.resolve({ error: "<html>", response })));
}

test.each([413, 500])(
  "a page with %i in place of the server's words has no text: the generic one is shown",
  async (status) => {
    expect(await afterPage(status)).toEqual({ ok: false, code: "", fields: {}, params: {} });
  },
);

test("only no answer is said to be none", async () => {
  expect(outcomeOf(await answered(Promise.reject(new TypeError("fetch failed"))))).toMatchObject({
    code: "network",
  });
});
