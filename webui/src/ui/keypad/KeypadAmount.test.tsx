import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { displayMoney } from "@/domain/rules/base/display";
import { KeypadAmount } from "./KeypadAmount";

const like = displayMoney("0", "USD", "en");

afterEach(() => {
  vi.useRealTimers();
});

test("the amount is read out once the typing rests", () => {
  vi.useFakeTimers();
  const { rerender, container } = render(<KeypadAmount text="3" like={like} spoken="3 US dollars" />);
  rerender(<KeypadAmount text="30" like={like} spoken="30 US dollars" />);
  const live = container.querySelector("[aria-live=polite]");
  expect(live).toHaveTextContent("3 US dollars");
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(live).toHaveTextContent("30 US dollars");
});

test("an amount of more than nine characters is set smaller", () => {
  const { container, rerender } = render(<KeypadAmount text="123456.78" like={like} spoken="" />);
  expect(container.querySelector("[data-length=long]")).toBeNull();
  rerender(<KeypadAmount text="1234567.89" like={like} spoken="" />);
  expect(container.querySelector("[data-length=long]")).not.toBeNull();
});

test.each(["en", "ua"] as const)(
  "in %s the caret stands behind the last digit, wherever the symbol is",
  (language) => {
    const { container } = render(
      <KeypadAmount text="12.5" like={displayMoney("0", "UAH", language)} spoken="" />,
    );
    const caret = container.querySelector("i");
    expect(caret?.previousSibling).toHaveTextContent(/\.5$/);
    expect(caret?.nextSibling?.textContent ?? "").toBe(language === "ua" ? "\u00a0₴" : "");
  },
);

test("what is below the amount stands with it", () => {
  render(
    <KeypadAmount text="1" like={like} spoken="">
      <button type="button">Rate</button>
    </KeypadAmount>,
  );
  expect(screen.getByRole("button", { name: "Rate" })).toBeVisible();
});
