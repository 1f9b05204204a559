import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startGuestApp } from "@testing/app";
import { DeletedSheet } from "../Sheets";

test("a press on a deleted account brings it back with its balance, and closes the sheet", async () => {
  const app = await startGuestApp();
  const { id } = app.account("Cash");
  await app.change({ name: "transfer", id: "his-1", accountId: id, body: { value: "30" } });
  await app.change({ name: "deleteAccount", id });
  const onClose = vi.fn();
  app.show(<DeletedSheet open onClose={onClose} />);
  await userEvent.click(await screen.findByRole("button", { name: "Restore Cash, $30.00" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Cash restored"));
  expect(app.account("Cash").budget).toBe("30.00");
  expect(onClose).toHaveBeenCalledOnce();
});
