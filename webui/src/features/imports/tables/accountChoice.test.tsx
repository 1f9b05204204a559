import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Schema } from "@/contract/schemas";
import { startSharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { line, previewed } from "@testing/imports";
import Imports from "../index";

const PREVIEW = `POST /api/import/${WORKSPACE_ID}/preview`;
const IMPORT = `POST /api/import/${WORKSPACE_ID}`;
const REPORT = {
  id: "imp-1",
  revision: 7,
  booked: 1,
  duplicates: 0,
  leftOutCount: 0,
  leftOut: [],
  categories: [],
};

test("a file in another currency goes to an account that is made with it", async () => {
  const wrong = line(2, {
    taken: false,
    code: "import.currency",
    text: "UAH",
    kind: null,
    currencyCode: "UAH",
  });
  const fileAccount = { name: "Mono", accountId: "acc-1", currencyCode: "UAH", lines: 1 };
  const app = await startSharedApp();
  app.answers["GET /api/import/settings"] = [200, { mappings: [] }];
  app.answers[PREVIEW] = [
    200,
    previewed({ accounts: [fileAccount], takenCount: 0, totals: [], lines: [wrong] }),
  ];
  app.answers[IMPORT] = [201, REPORT];
  app.show(<Imports />, "/data/import");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("No file can be chosen");
  await userEvent.upload(input, new File(["A;B;C\n"], "november.csv"));
  const row = (await screen.findByText(/The currency is not the account/)).closest("li");
  expect(row).toHaveTextContent("−₴12.50");
  await userEvent.click(screen.getByRole("button", { name: /^Into: / }));
  await userEvent.click(await screen.findByRole("button", { name: "New account" }));
  expect(await screen.findByLabelText("Name")).toHaveValue("Mono");
  expect(screen.getByRole("button", { name: /^Currency/ })).toHaveTextContent("UAH");
  const made = { ...fileAccount, accountId: null };
  app.answers[PREVIEW] = [
    200,
    previewed({ accounts: [made], takenCount: 1, lines: [line(2, { currencyCode: "UAH" })] }),
  ];
  await userEvent.click(screen.getByRole("button", { name: "Use this account" }));
  expect(await screen.findByRole("button", { name: "Into: Mono" })).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Import 1 entry" }));
  await screen.findByRole("heading", { name: "1 entry added" });
  const bodies = app.calls.filter(({ call }) => call === PREVIEW || call === IMPORT).map(({ body }) => body);
  const [preview, booked] = bodies.slice(-2) as Schema<"ImportFile">[];
  expect(booked?.newAccounts).toEqual([{ id: booked?.accountId, name: "Mono", currencyCode: "UAH" }]);
  expect(preview).toMatchObject({ accountId: booked?.accountId, newAccounts: booked?.newAccounts });
});
