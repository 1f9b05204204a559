import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInstallOffer, useInstall } from "./install";
import { applyTheme, setTheme, useTheme } from "./theme";

const barColor = (scheme: string) =>
  document.querySelector(`meta[media*="${scheme}"]`)?.getAttribute("content");

beforeEach(() => {
  for (const scheme of ["light", "dark"]) {
    const meta = document.createElement("meta");
    meta.name = "theme-color";
    meta.setAttribute("media", `(prefers-color-scheme: ${scheme})`);
    document.head.append(meta);
  }
});

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  applyTheme();
});

test("the system decides until a theme is chosen", () => {
  applyTheme();
  expect(document.documentElement).not.toHaveAttribute("data-theme");
  expect([barColor("light"), barColor("dark")]).toEqual(["#F3F6FA", "#0B1118"]);
});

test("a chosen theme holds for the page, the bars of the browser and the next visit", () => {
  const { result } = renderHook(useTheme);
  act(() => setTheme("dark"));
  expect(result.current).toBe("dark");
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect([barColor("light"), barColor("dark")]).toEqual(["#0B1118", "#0B1118"]);
  expect(localStorage.getItem("budget.theme")).toBe("dark");
});

test("choosing the system again forgets the choice", () => {
  setTheme("light");
  setTheme("system");
  expect(document.documentElement).not.toHaveAttribute("data-theme");
  expect(localStorage.getItem("budget.theme")).toBeNull();
});

test("the browser's offer to install is kept, asked once and gone", async () => {
  keepInstallOffer();
  const { result } = renderHook(useInstall);
  expect(result.current.available).toBe(false);
  const prompt = vi.fn().mockResolvedValue({ outcome: "accepted" });
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  expect(result.current.available).toBe(true);
  await act(() => result.current.ask());
  expect(prompt).toHaveBeenCalledOnce();
  expect(result.current.available).toBe(false);
});
