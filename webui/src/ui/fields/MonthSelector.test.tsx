import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MonthSelector } from "./MonthSelector";

test("the month is a button named with its days, between the way back and the way on", async () => {
  const [previous, next, open] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <MonthSelector
      month="December 2026"
      range="11 Nov – 10 Dec"
      label="December 2026, 11 November to 10 December"
      previousLabel="Previous month"
      nextLabel="Next month"
      onPrevious={previous}
      onNext={next}
      onOpen={open}
    />,
  );
  for (const name of ["Previous month", "December 2026, 11 November to 10 December", "Next month"]) {
    await userEvent.click(screen.getByRole("button", { name }));
  }
  expect([previous, open, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
