import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { startGuestApp } from "@testing/app";
import { SubtotalRow } from "./TotalTab";

test("a currency is called by its name, not by how it is counted", async () => {
  const app = await startGuestApp();
  await act(() => switchLanguage("ua"));
  app.show(<SubtotalRow type="basic" currencyCode="UAH" amount="5.00" />);
  expect(screen.getByText("Українська гривня")).toBeVisible();
});
