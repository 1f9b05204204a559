import { render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { saveFile } from "@/ui/browser/saveFile";
import { SaveHistoryRow } from "./SaveHistoryRow";

const answer = vi.hoisted(() => vi.fn());

vi.mock("@/ui/browser/saveFile", () => ({ saveFile: vi.fn() }));
vi.mock("@/state/budget/exports", async () => {
  const { atom } = await import("jotai");
  return { exportHistoryAtom: atom(null, answer) };
});

beforeAll(async () => {
  await startTexts("en");
});

beforeEach(() => {
  vi.clearAllMocks();
});

function show(isOnline: boolean) {
  const store = createStore();
  store.set(onlineAtom, isOnline);
  render(
    <Provider store={store}>
      <SaveHistoryRow />
    </Provider>,
  );
}

test("a press saves the file the server made", async () => {
  const file = new Blob(["id,kind\r\n"], { type: "text/csv" });
  answer.mockResolvedValue({ ok: true, data: file });
  show(true);
  screen.getByRole("button", { name: /Save history as CSV/ }).click();
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, "history.csv");
  });
});

test("without a connection nothing can be pressed, and the row says why", () => {
  show(false);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("You are offline")).toBeVisible();
});
