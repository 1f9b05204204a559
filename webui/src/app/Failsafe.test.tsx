import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { Failsafe } from "./Failsafe";

function Broken(): never {
  throw new Error("broken screen");
}

beforeAll(async () => {
  await startTexts("en");
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a screen that throws leaves a way on, and the rest of the page stays", () => {
  vi.spyOn(console, "error").mockReturnValue();
  render(
    <>
      <nav>Tabs</nav>
      <Failsafe>
        <Broken />
      </Failsafe>
    </>,
  );
  expect(screen.getByRole("heading", { name: "This page stumbled" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.getByRole("navigation")).toBeVisible();
});
