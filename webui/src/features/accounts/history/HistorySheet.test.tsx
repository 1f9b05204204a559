import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startGuestApp } from "@testing/app";
import { HistorySheet } from "./HistorySheet";

afterEach(() => vi.restoreAllMocks());

test("of a long history only what is near stands in the sheet, down to what was first", async () => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  const app = await startGuestApp();
  const account = app.account("Cash");
  for (let count = 0; count < 250; count += 1) {
    await app.change({ name: "transfer", id: `his-${count}`, accountId: account.id, body: { value: "1" } });
  }
  app.show(<HistorySheet open account={account} onClose={() => undefined} />);
  const sheet = await screen.findByRole("dialog", { name: "History of Cash" });
  expect(await within(sheet).findByText("$248.00")).toBeVisible();
  expect(within(sheet).getAllByRole("listitem").length).toBeLessThan(30);
  sheet.scrollTop = 300 * 64;
  fireEvent.scroll(sheet);
  expect(await within(sheet).findByText("$1.00")).toBeVisible();
  expect(within(sheet).queryByText("$248.00")).toBeNull();
});
