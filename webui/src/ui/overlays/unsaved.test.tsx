import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hasUnsaved, loseUnsaved, useUnsaved, whenAllSaved } from "./unsaved";
import { OverlayLevel } from "./useOverlay";

function Typed({ text }: { text: string }) {
  useUnsaved(() => text !== "");
  return null;
}

test("a form is asked as it is now, at the level it is in", () => {
  const { rerender } = render(<Typed text="" />);
  expect(hasUnsaved(null)).toBe(false);
  rerender(<Typed text="lunch" />);
  expect([hasUnsaved(null), hasUnsaved("sheet")]).toEqual([true, false]);
  rerender(
    <OverlayLevel value="sheet">
      <Typed text="lunch" />
    </OverlayLevel>,
  );
  expect([hasUnsaved(null), hasUnsaved("sheet")]).toEqual([false, true]);
});

test("a task waits until nothing would be lost, and runs once", () => {
  const { rerender } = render(<Typed text="lunch" />);
  const task = vi.fn();
  whenAllSaved(task);
  expect(task).not.toHaveBeenCalled();
  rerender(<Typed text="" />);
  rerender(<Typed text="" />);
  expect(task).toHaveBeenCalledOnce();
});

test("a task waits for a form that goes", () => {
  const { unmount } = render(<Typed text="lunch" />);
  const task = vi.fn();
  whenAllSaved(task);
  unmount();
  expect(task).toHaveBeenCalledOnce();
});

test("what was lost is told once, and what stands in a sheet that closed is not", () => {
  render(
    <>
      <Typed text="lunch" />
      <OverlayLevel value="closed">
        <Typed text="dinner" />
      </OverlayLevel>
    </>,
  );
  expect([loseUnsaved(), loseUnsaved()]).toEqual([true, false]);
  expect(hasUnsaved("closed")).toBe(true);
});
