import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { logoutAtom, sessionAtom } from "@/state/session/session";
import { startGuestApp, startServedApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import { useShell } from "./useShell";

const inWebui = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const shell = () => document.getElementById("shell");

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="shell"></div>';
});

test("the frame of the page goes once somebody is in, whose main screen the next start shows", async () => {
  const app = await startGuestApp();
  app.hook(() => {
    useShell(true);
  });
  expect(shell()).toBeNull();
  expect(localStorage.getItem("budget.screen")).toBe("expenses");
  await app.store.set(logoutAtom);
  await eventually(() => {
    expect(localStorage.getItem("budget.screen")).toBeNull();
  });
});

test("it stands while nobody knows yet who is in, and goes when the app cannot start", async () => {
  const app = await startServedApp();
  expect(app.store.get(sessionAtom).kind).toBe("starting");
  app.hook(() => {
    useShell(true);
  });
  expect(shell()).not.toBeNull();
  app.hook(() => {
    useShell(false);
  });
  expect(shell()).toBeNull();
});

test("the colours of the frame are tokens", () => {
  const tokens = inWebui("src/ui/tokens.css").toUpperCase();
  const used = [...inWebui("index.html").matchAll(/light-dark\([^)]+\)/g)].map(([color]) => color);
  expect(used.length).toBeGreaterThan(5);
  for (const color of used) expect(tokens).toContain(color.toUpperCase());
});
