import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startSharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { line, previewed } from "@testing/imports";
import Imports from "../index";

const PREVIEW = `POST /api/import/${WORKSPACE_ID}/preview`;

async function open(changes: Parameters<typeof line>[1]) {
  const app = await startSharedApp();
  app.answers[PREVIEW] = [200, previewed({ lines: [line(2, changes)] })];
  app.answers["GET /api/import/settings"] = [200, { mappings: [] }];
  app.show(<Imports />, "/data/import");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("No file can be chosen");
  await userEvent.upload(input, new File(["A;B;C\n"], "november.csv"));
  await userEvent.click(await screen.findByRole("button", { name: /^Line 2/ }));
  return { app, sheet: await screen.findByRole("dialog", { name: "Line 2" }) };
}

test("payee and tags of a line are edited before it is booked", async () => {
  const { app, sheet } = await open({ payee: "SILPO 118", tags: ["home"] });
  await userEvent.click(within(sheet).getByRole("button", { name: "Payee: SILPO 118. Change" }));
  const field = await screen.findByRole("textbox", { name: "Payee" });
  await userEvent.clear(field);
  await userEvent.type(field, "Silpo{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Tags: #home. Change" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "New tag" }), "trip{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await userEvent.click(await within(sheet).findByRole("button", { name: "Save" }));
  await waitFor(() => {
    const body = app.calls.filter(({ call }) => call === PREVIEW).at(-1)?.body as Record<string, unknown>;
    expect(body["changes"]).toEqual([{ line: 2, payee: "Silpo", tags: ["home", "trip"] }]);
  });
});

test("a line of several categories names all of them, with their amounts and notes", async () => {
  const part = (category: string, amount: string, note = "") => ({
    category,
    categoryId: null,
    amount,
    note,
  });
  const parts = [part("Food", "-10.00"), part("Home", "-2.50", "soap")];
  const { sheet } = await open({ category: "Food", parts, payee: "Silpo", tags: ["week"] });
  expect(within(sheet).getByText("Food · −$10.00")).toBeVisible();
  expect(within(sheet).getByText("Home · −$2.50 · soap")).toBeVisible();
  expect(screen.getByText("02.11.2026 · as Food, Home · Silpo · #week")).toBeInTheDocument();
});
