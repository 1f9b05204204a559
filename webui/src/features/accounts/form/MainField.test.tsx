import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startGuestApp } from "@testing/app";
import { MainField } from "./MainField";

async function begin() {
  const app = await startGuestApp();
  const shown = app.show(<MainField account={app.account("Cash")} />);
  return { app, shown, main: screen.getByRole("switch", { name: "Main account" }) };
}

test("the switch shows at once what was wanted, and is saved by itself once it rests", async () => {
  const { app, main } = await begin();
  expect(main).not.toBeChecked();
  const wait = vi.spyOn(globalThis, "setTimeout");
  await userEvent.click(main);
  expect(wait.mock.calls.map(([, ms]) => ms)).toContain(700);
  wait.mockRestore();
  expect(main).toBeChecked();
  expect(app.account("Cash").isMainAccount).toBe(false);
  await waitFor(() => {
    expect(app.account("Cash").isMainAccount).toBe(true);
  });
  expect(app.account("Credit Card").isMainAccount).toBe(false);
});

test("a form that closes before the switch rested saves it at once", async () => {
  const { app, main, shown } = await begin();
  await userEvent.click(main);
  act(shown.unmount);
  await vi.waitFor(() => {
    expect(app.account("Cash").isMainAccount).toBe(true);
  });
});
