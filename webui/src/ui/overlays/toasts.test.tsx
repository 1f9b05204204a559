import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./ToastRegion";
import { leavePage, showToast, type ToastMessage } from "./toasts";

/** Time is the test's: the region is fetched first, in real time, then the clock stands still. */
async function regionWith(...messages: ToastMessage[]) {
  render(<ToastRegion label="Notifications" />);
  act(() => showToast({ text: "first" }));
  await screen.findByText("first");
  vi.useFakeTimers();
  for (const message of messages) {
    act(() => showToast(message));
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
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
});

test("a message tells of a success unless it says otherwise", async () => {
  await regionWith({ text: "Saved" }, { text: "Look", tone: "info" });
  const toneOf = (text: string) => screen.getByText(text).closest("[data-type]")?.getAttribute("data-type");
  expect(["Saved", "Look"].map(toneOf)).toEqual(["success", "info"]);
});

test("an error stays for six seconds and is announced at once", async () => {
  await regionWith({ text: "Something went wrong", tone: "error" });
  pass(5900);
  expect(screen.getAllByText("Something went wrong").length).toBeGreaterThan(0);
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong");
});

test("what is said again stays, and stands there once; what can be answered stands there each time", async () => {
  const undo = { label: "Undo", run: vi.fn() };
  await regionWith({ text: "No answer", tone: "error" });
  pass(5000);
  act(() => showToast({ text: "No answer", tone: "error" }));
  expect(screen.getAllByText("No answer")).toHaveLength(1);
  pass(5000);
  expect(screen.getByText("No answer")).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    act(() => showToast({ text: "Deleted", action: undo }));
  }
  expect(screen.getAllByText("Deleted")).toHaveLength(2);
});

test("the button of an error is not hidden from readers", async () => {
  await regionWith({ text: "Not saved", tone: "error", action: { label: "Retry", run: vi.fn() } });
  const button = screen.getByRole("button", { name: "Retry" });
  expect(button.closest("[aria-hidden=true]")).toBeNull();
  expect(screen.getAllByText("Not saved")).toHaveLength(1);
});

test("a toast does not outlive its page, but what led to the next one is answered there", async () => {
  await regionWith({ text: "A new version is ready", lasting: true }, { text: "Category archived" });
  pass(1500);
  act(() => showToast({ text: "List deleted" }));
  act(leavePage);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByText("Category archived")).toBeNull());
  expect(screen.getByText("A new version is ready")).toBeInTheDocument();
  expect(screen.getByText("List deleted")).toBeVisible();
});

test("the action of a toast runs once and the toast goes", async () => {
  const undo = vi.fn();
  await regionWith({ text: "Deleted", action: { label: "Undo", run: undo } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
});

test("at most two toasts stand at a time: the oldest gives way", async () => {
  await regionWith({ text: "second" }, { text: "third" });
  const limited = screen.getByText("first").closest("[data-limited]");
  expect(limited).not.toBeNull();
  expect(screen.getByText("third").closest("[data-limited]")).toBeNull();
});
