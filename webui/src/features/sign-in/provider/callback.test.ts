import { expect, test } from "vitest";
import { readCallback } from "./ProviderCallback";

const at = (pathname: string, search: string, hash: string) => readCallback({ pathname, search, hash });

test("Google's answer is in the query, Apple's behind the hash, with the name", () => {
  expect(at("/google", "?code=c%20d&state=s&scope=email", "")).toEqual({
    kind: "signedIn",
    returned: { provider: "google", code: "c d", state: "s" },
  });
  expect(at("/apple", "", "#code=c+d&state=s%26t&name=Gina+Doe")).toEqual({
    kind: "signedIn",
    returned: { provider: "apple", code: "c d", state: "s&t", name: "Gina Doe" },
  });
});

test.each([
  ["/google", "?error=access_denied&state=s", ""],
  ["/google", "?code=c", ""],
  ["/apple", "", "#error=user_cancelled_authorize"],
])("%s%s%s was refused", (pathname, search, hash) =>
  expect(at(pathname, search, hash)).toEqual({ kind: "refused", provider: pathname.slice(1) }),
);

test("nothing was said to who opened the page without a sign-in", () => {
  expect(at("/google", "", "#code=c&state=s")).toEqual({ kind: "bare" });
  expect(at("/apple", "?code=c&state=s", "")).toEqual({ kind: "bare" });
});
