import { expect, test } from "vitest";
import type { SessionState } from "@/state/session/session";
import { redirectOf, type Access } from "./access";

type Who = SessionState["kind"] | "expired";

function target(access: Access, who: Who, origin: string | null = null): string | undefined {
  const session: SessionState =
    who === "expired" ? { kind: "none", isExpired: true } : { kind: who, isExpired: false };
  return redirectOf(access, { session, mainScreen: "history", origin });
}

test.each<[Access, Who, string | undefined]>([
  ["nobody", "none", undefined],
  ["nobody", "expired", undefined],
  ["nobody", "guest", "/history"],
  ["nobody", "user", "/history"],
  ["notUser", "none", undefined],
  ["notUser", "guest", undefined],
  ["notUser", "user", "/history"],
  ["anybody", "none", "/"],
  ["anybody", "expired", "/login"],
  ["anybody", "guest", undefined],
  ["anybody", "user", undefined],
  ["user", "none", "/"],
  ["user", "guest", "/accounts"],
  ["user", "user", undefined],
  ["everybody", "none", undefined],
  ["everybody", "expired", undefined],
  ["everybody", "guest", undefined],
  ["everybody", "user", undefined],
])("a page for %s leads %s to %s", (access, who, page) => expect(target(access, who)).toBe(page));

test("the page somebody asked for comes before their main screen", () =>
  expect(target("nobody", "user", "/planning?tab=lists")).toBe("/planning?tab=lists"));

test("the main screen budget is the accounts", () => {
  const session = { kind: "user", isExpired: false } as const;
  expect(redirectOf("nobody", { session, mainScreen: "budget", origin: null })).toBe("/accounts");
});

test("while nobody knows yet who is in, nobody is led anywhere", () =>
  expect(target("user", "starting")).toBeUndefined());
