import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./ToastRegion";
import { showToast, type ToastMessage } from "./toasts";

/** Time is the test's: the region is fetched first, in real time, then the clock stands still. */
async function regionWith(...messages: ToastMessage[]) {
  render(<ToastRegion label="Notifications" />);
  act(() => {
    showToast({ text: "first" });
  });
  await screen.findByText("first");
  vi.useFakeTimers();
  for (const message of messages) {
    act(() => {
      showToast(message);
    });
  }
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useRealTimers();
});

test("a message stays for three seconds, in a region with a name", async () => {
  await regionWith({ text: "Saved" });
  expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent("Saved");
  pass(2900);
  expect(screen.getByText("Saved")).toBeVisible();
  pass(200);
  vi.useRealTimers();
  await waitFor(() => {
    expect(screen.queryByText("Saved")).toBeNull();
  });
});

test("an error stays for six seconds and is announced at once", async () => {
  await regionWith({ text: "Something went wrong", tone: "error" });
  pass(5900);
  expect(screen.getAllByText("Something went wrong").length).toBeGreaterThan(0);
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong");
});

test("the action of a toast runs once and the toast goes", async () => {
  const undo = vi.fn();
  await regionWith({ text: "Deleted", action: { label: "Undo", run: undo } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await waitFor(() => {
    expect(screen.queryByText("Deleted")).toBeNull();
  });
});

test("at most two toasts stand at a time: the oldest gives way", async () => {
  await regionWith({ text: "second" }, { text: "third" });
  const limited = screen.getByText("first").closest("[data-limited]");
  expect(limited).not.toBeNull();
  expect(screen.getByText("third").closest("[data-limited]")).toBeNull();
});
