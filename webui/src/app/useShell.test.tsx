import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { act } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import englishEntrance from "@/i18n/screens/sign-in.en.json";
import ukrainianEntrance from "@/i18n/screens/sign-in.ua.json";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import { sessionAtom } from "@/state/session/session";
import { logoutAtom } from "@/state/session/signIn";
import { startGuestApp, startServedApp, startSharedApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import { rememberNumber } from "@/ui/browser/lastNumber";
import { useShell } from "./App";

const inWebui = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const shell = () => document.getElementById("shell");

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="shell"></div>';
});

test("the frame of the page goes once somebody is in, whose main screen the next start shows", async () => {
  const app = await startGuestApp();
  app.hook(() => useShell(true));
  expect(shell()).toBeNull();
  expect(localStorage.getItem("budget.screen")).toBe("expenses");
  await app.store.set(logoutAtom);
  await eventually(() => expect(localStorage.getItem("budget.screen")).toBeNull());
});

test("the last numbers that the frame shows go with the person", async () => {
  const app = await startGuestApp();
  rememberNumber("expenses", { month: "November 2026", label: "Left to spend", amount: "$695.96" });
  app.hook(() => useShell(true));
  expect(localStorage.getItem("budget.answer")).toContain("$695.96");
  await app.store.set(logoutAtom);
  await eventually(() => expect(localStorage.getItem("budget.answer")).toBeNull());
});

test("the last numbers go when another workspace is opened", async () => {
  const app = await startSharedApp();
  rememberNumber("expenses", { month: "November 2026", label: "Left to spend", amount: "$695.96" });
  app.hook(() => useShell(true));
  expect(localStorage.getItem("budget.answer")).toContain("$695.96");
  app.server.answerWith("error");
  await act(() => app.store.set(switchWorkspaceAtom, "never-opened"));
  await eventually(() => expect(localStorage.getItem("budget.answer")).toBeNull());
});

test("it stands while nobody knows yet who is in, and goes when the app cannot start", async () => {
  const app = await startServedApp();
  expect(app.store.get(sessionAtom).kind).toBe("starting");
  app.hook(() => useShell(true));
  expect(shell()).not.toBeNull();
  app.hook(() => useShell(false));
  expect(shell()).toBeNull();
});

test.each([englishEntrance, ukrainianEntrance])(
  "the words of the frame are those of the welcome page",
  ({ signIn }) => {
    const page = inWebui("index.html");
    expect(page).toContain(`<b>${signIn.line}</b>`);
    expect(page).toContain(`<p>${signIn.welcomeText}</p>`);
  },
);

test("the colours of the frame are tokens", () => {
  const tokens = inWebui("src/ui/tokens.css").toUpperCase();
  const used = [...inWebui("index.html").matchAll(/light-dark\([^)]+\)/g)].map(([color]) => color);
  expect(used.length).toBeGreaterThan(5);
  for (const color of used) expect(tokens).toContain(color.toUpperCase());
});
