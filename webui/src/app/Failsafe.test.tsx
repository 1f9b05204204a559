import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { MissingCode } from "@/ui/browser/onDemand";
import { Failsafe } from "./Failsafe";

function Broken(): never {
  throw new Error("broken screen");
}

beforeAll(async () => {
  await startTexts("en");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a screen that throws leaves a way on, and the rest of the page stays", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const meta = Object.assign(document.createElement("meta"), { name: "support-contact", content: "Ann" });
  document.head.append(meta);
  render(
    <>
      <nav>Tabs</nav>
      <Failsafe>
        <Broken />
      </Failsafe>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong on this page" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.getByText("Help: Ann")).toBeVisible();
  expect(screen.getByRole("navigation")).toBeVisible();
  meta.remove();
});

test("a screen whose code could not be fetched asks for a connection, and is loaded anew once the server answers", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const reload = vi.fn();
  vi.stubGlobal("location", { href: "http://localhost/history", reload });
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  function Unfetched(): never {
    throw new MissingCode();
  }
  render(
    <Failsafe>
      <Unfetched />
    </Failsafe>,
  );
  expect(screen.getByRole("heading", { name: "This part needs a connection" })).toBeVisible();
  const retry = screen.getByRole("button", { name: "Try again" });
  await userEvent.click(retry);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response("", { status: 200 }));
  await userEvent.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});
