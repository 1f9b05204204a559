import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { ConnectionBanner } from "./ConnectionBanner";

function connection(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  });
}

beforeAll(async () => {
  await startTexts("en");
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("with a connection there is nothing to say", () => {
  render(<ConnectionBanner />);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a lost connection is said for as long as it lasts", () => {
  render(<ConnectionBanner />);
  connection(false);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole("status")).toHaveTextContent("You are offline");
});

test("a connection that came back is said for three seconds", () => {
  render(<ConnectionBanner />);
  connection(false);
  connection(true);
  expect(screen.getByRole("status")).toHaveTextContent("Back online");
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(screen.queryByRole("status")).toBeNull();
});
