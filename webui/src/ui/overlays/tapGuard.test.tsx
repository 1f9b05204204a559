import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "@testing/eventually";
import { watchTaps } from "./tapGuard";
import { useOverlay } from "./useOverlay";

const AT = { clientX: 100, clientY: 100, detail: 1 };

/** Elements that take taps for a while stand beside the body. */
const covers = () => document.querySelectorAll("html > div").length;

function Overlay({ onSeen }: { onSeen: () => void }) {
  useOverlay(true, () => undefined);
  useLayoutEffect(onSeen);
  return <button type="button">Restore</button>;
}

/** Opens by a press, or by itself once it is told. */
function Page({ onSeen = () => undefined, opened = false }: { onSeen?: () => void; opened?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return isOpen || opened ? (
    <Overlay onSeen={onSeen} />
  ) : (
    <button type="button" onClick={open}>
      Open
    </button>
  );
}

const press = (element: Element) => {
  fireEvent.pointerDown(element, AT);
  fireEvent.click(element, AT);
};

// Sheets of the file before may still leave. Vitest ends the watch by what `watchTaps` returns.
beforeAll(async () => {
  await eventually(() => expect(covers()).toBe(0));
  return watchTaps();
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

test("where a tap opened something the next tap is held back, for a moment", () => {
  render(<Page />);
  press(screen.getByRole("button", { name: "Open" }));
  expect(covers()).toBe(1);
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(covers()).toBe(0);
});

test("the first tap on what opened by itself reaches it, however soon it comes", () => {
  const { rerender } = render(<Page />);
  const seen = () => {
    fireEvent.pointerDown(screen.getByRole("button", { name: "Restore" }), AT);
  };
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  rerender(<Page opened onSeen={seen} />);
  expect(covers()).toBe(0);
});
