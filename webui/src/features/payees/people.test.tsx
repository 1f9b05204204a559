import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { startSharedApp } from "@testing/app";
import { USER_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { Tags } from "./screens";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };

/** Ann paid 10 of a trip, and Bo this much more. */
async function trip(bosPart: string) {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann", true), member(BO.id, "Bo")]);
    const { accounts, categories } = server.state();
    const spend = (id: string, value: string, paidBy: string) => {
      const where = { accountId: accounts[0]?.id ?? "", categoryId: categories[0]?.id ?? "" };
      const body = { value, ...where, date: "2026-11-10", tags: ["trip"], paidBy };
      server.change({ name: "addExpenses", id, body });
    };
    spend("his-1", "10", USER_ID);
    if (bosPart !== "") spend("his-2", bosPart, BO.id);
  });
  app.show(<Tags />, "/tags?name=trip");
  await screen.findByRole("list", { name: "By category" });
}

test("the page of a tag says who paid how much of it, the largest part first", async () => {
  await trip("25");
  const rows = within(screen.getByRole("list", { name: "By person" })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/Bo.*−\$25\.00/);
  expect(rows[1]).toHaveTextContent(/You.*−\$10\.00/);
});

test("where one person paid all of it nothing is parted by person", async () => {
  await trip("");
  expect(screen.queryByRole("list", { name: "By person" })).toBeNull();
});
