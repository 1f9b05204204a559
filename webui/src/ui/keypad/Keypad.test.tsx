import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Keypad, type KeypadProps } from "./Keypad";

const LABELS = {
  label: "Amount in US dollars",
  pointLabel: "Decimal point",
  backspaceLabel: "Delete last digit",
};

function Typing({ start = "0", ...props }: { start?: string } & Partial<KeypadProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <output>{value}</output>
      <input aria-label="Note" />
      <Keypad {...LABELS} decimals={2} {...props} value={value} onChange={setValue} />
    </>
  );
}

const amount = () => screen.getByRole("status").textContent;

afterEach(() => {
  vi.useRealTimers();
});

test("keys write the amount and the backspace takes the last digit back", async () => {
  render(<Typing />);
  for (const name of ["1", "2", "Decimal point", "5", "Delete last digit"]) {
    await userEvent.click(screen.getByRole("button", { name }));
  }
  expect(amount()).toBe("12.");
});

test("holding the backspace clears all, and the click that ends it takes nothing more", () => {
  vi.useFakeTimers();
  render(<Typing start="123" />);
  const backspace = screen.getByRole("button", { name: "Delete last digit" });
  fireEvent.pointerDown(backspace, { button: 0 });
  act(() => {
    vi.advanceTimersByTime(499);
  });
  expect(amount()).toBe("123");
  act(() => {
    vi.advanceTimersByTime(1);
  });
  fireEvent.pointerUp(backspace);
  fireEvent.click(screen.getByRole("button", { name: "7" }));
  fireEvent.click(backspace, { detail: 1 });
  expect(amount()).toBe("7");
});

test("a physical key pressed in the moment the keypad stands is not lost", () => {
  function PressedAtOnce() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "7", bubbles: true }));
    }, []);
    return null;
  }
  render(
    <>
      <Typing />
      <PressedAtOnce />
    </>,
  );
  expect(amount()).toBe("7");
});

test("physical keys write too", async () => {
  render(<Typing />);
  await userEvent.keyboard("45,6{Backspace}");
  expect(amount()).toBe("45.");
});

test("physical keys belong to a text field that has the focus", async () => {
  render(<Typing />);
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "7 eggs");
  expect(amount()).toBe("0");
  expect(screen.getByRole("textbox")).toHaveValue("7 eggs");
});

test("a shortcut of the browser is no key of the keypad", async () => {
  render(<Typing />);
  await userEvent.keyboard("{Control>}1{/Control}");
  expect(amount()).toBe("0");
});

test("Enter finishes the amount, but on a key it presses that key", async () => {
  const enter = vi.fn();
  render(<Typing onEnter={enter} />);
  await userEvent.keyboard("5{Enter}");
  expect(enter).toHaveBeenCalledOnce();
  screen.getByRole("button", { name: "3" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(amount()).toBe("53");
  expect(enter).toHaveBeenCalledOnce();
});

test("without decimals there is no point key", () => {
  render(<Typing decimals={0} />);
  expect(screen.queryByRole("button", { name: "Decimal point" })).toBeNull();
  expect(screen.getByRole("group", { name: "Amount in US dollars" })).toBeVisible();
});

test("the keypad has ten digits, a point and a backspace", () => {
  render(<Typing />);
  const keys = screen.getAllByRole("button").map((key) => key.getAttribute("aria-label") ?? key.textContent);
  expect(keys.sort()).toEqual([..."0123456789".split(""), "Decimal point", "Delete last digit"]);
});

const CALCULATOR = { plus: "Plus", minus: "Minus", equals: "Equals", zeros: "Two zeros" };

test("a keypad that calculates adds, subtracts and folds, by its keys and by a keyboard", async () => {
  render(<Typing calculator={CALCULATOR} />);
  for (const name of ["2", "5", "Plus", "4", "Minus", "1", "Two zeros", "Delete last digit"]) {
    await userEvent.click(screen.getByRole("button", { name }));
  }
  expect(amount()).toBe("25+4-10");
  await userEvent.keyboard("=+1");
  expect(amount()).toBe("19+1");
  await userEvent.click(screen.getByRole("button", { name: "Equals" }));
  expect(amount()).toBe("20");
});

test("a sum goes on from an amount that is offered, and a keypad of amounts alone takes no signs", async () => {
  const { unmount } = render(<Typing start="12" isOffered calculator={CALCULATOR} />);
  await userEvent.keyboard("+");
  expect(amount()).toBe("12+");
  unmount();
  render(<Typing start="12" />);
  await userEvent.keyboard("+5=");
  expect(amount()).toBe("125");
});
