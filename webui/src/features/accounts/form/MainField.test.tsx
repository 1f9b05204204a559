import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { limits } from "@/domain";
import { startGuestApp } from "@testing/app";
import { holdTimeouts } from "@testing/heldTimeouts";
import { MainField } from "./EditSheet";

async function begin() {
  const app = await startGuestApp();
  const rest = holdTimeouts(limits.MAIN_ACCOUNT_DEBOUNCE_MS);
  const shown = app.show(<MainField account={app.account("Cash")} />);
  return { app, rest, shown, main: screen.getByRole("switch", { name: "Main account" }) };
}

test("the switch shows at once what was wanted, and is saved by itself once it rests", async () => {
  const { app, main, rest } = await begin();
  expect(main).not.toBeChecked();
  await userEvent.click(main);
  expect(main).toBeChecked();
  expect(app.account("Cash").isMainAccount).toBe(false);
  rest.fire();
  await waitFor(() => expect(app.account("Cash").isMainAccount).toBe(true));
  expect(app.account("Credit Card").isMainAccount).toBe(false);
});

test("a form that closes before the switch rested saves it at once", async () => {
  const { app, main, rest, shown } = await begin();
  await userEvent.click(main);
  act(shown.unmount);
  expect(rest.count()).toBe(0);
  await waitFor(() => expect(app.account("Cash").isMainAccount).toBe(true));
});
