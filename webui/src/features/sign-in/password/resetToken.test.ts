import { expect, test } from "vitest";
import { emailOf } from "./ResetForm";

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const text = btoa(String.fromCharCode(...bytes));
  return `head.${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.signature`;
}

test("a reset token tells the e-mail it was asked for, in any script", () => {
  expect(emailOf(tokenOf({ email: "ann@example.com" }))).toBe("ann@example.com");
  expect(emailOf(tokenOf({ email: "олена@приклад.укр" }))).toBe("олена@приклад.укр");
});

test.each(["", "no token", "a.b.c", tokenOf({ mail: 1 })])("%j tells none", (token) =>
  expect(emailOf(token)).toBeNull(),
);
