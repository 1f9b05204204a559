import { act, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "@/i18n/start";
import { noticeAtom, noticesAtom } from "@/state/notices";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { Notices } from "./Background";

beforeAll(async () => {
  await startTexts("en");
});

test("a notice becomes a toast in words, once", async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <Notices />
      <ToastRegion label="Notifications" />
    </Provider>,
  );
  act(() => store.set(noticeAtom, { severity: "error", code: "account.last", params: {} }));
  await waitFor(() => expect(screen.getAllByText("You can't remove last account").length).toBeGreaterThan(0));
  expect(store.get(noticesAtom)).toEqual([]);
});
