import { render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { SaveHistoryRow } from "./SaveHistoryRow";

beforeAll(async () => {
  await startTexts("en");
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

test("with a connection the history can be saved", () => {
  show(true);
  expect(screen.getByRole("button", { name: /Save history as CSV/ })).toBeVisible();
});

test("without a connection nothing can be pressed, and the row says why", () => {
  show(false);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("You are offline")).toBeVisible();
});
