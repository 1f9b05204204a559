import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { ShareWays } from "./ShareWays";

beforeAll(async () => {
  await startTexts("en");
});

test("that a text is copied is said for a second and a half", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  render(<ShareWays text="Milk" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(1400);
  });
  expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  vi.useRealTimers();
});
