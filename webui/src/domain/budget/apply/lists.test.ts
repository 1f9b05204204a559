import { describe, expect, it } from "vitest";
import { apply } from "../apply";
import type { Operation } from "../operations";
import { failure, guest, run, start } from "@testing/budgets";

describe("lists", () => {
  const item = { id: "i", label: "Milk", isChecked: false };

  it("move to the front when they change", () => {
    const state = run(start(), [
      { name: "createList", id: "l1", body: { name: "One", listItems: [item] } },
      { name: "createList", id: "l2", body: { name: "Two", listItems: [item], isPinned: true } },
      { name: "updateList", id: "l1", body: { isPinned: true, listItems: [{ ...item, isChecked: true }] } },
    ]);
    expect(state.lists).toMatchObject([
      { id: "l1", isPinned: true, listItems: [{ isChecked: true }] },
      { id: "l2" },
    ]);
    expect(apply(state, { name: "deleteList", id: "l1" }, guest).lists.map(({ id }) => id)).toEqual(["l2"]);
  });

  it("name both their name and their items where both are missing", () => {
    const both = { name: "validation.required", listItems: "validation.items" };
    const body = { name: " ", listItems: [{ ...item, label: " " }] };
    expect(failure(start(), { name: "createList", id: "l", body })).toEqual(["request.invalid", both]);
    const state = run(start(), [{ name: "createList", id: "l", body: { name: "One", listItems: [item] } }]);
    expect(failure(state, { name: "updateList", id: "l", body })).toEqual(["request.invalid", both]);
  });

  it("keep of an item what is not said, and give a new one its defaults", () => {
    const state = run(start(), [
      {
        name: "createList",
        id: "l",
        body: { name: "One", listItems: [{ ...item, price: "1.5", quantity: "2" }] },
      },
      {
        name: "updateList",
        id: "l",
        body: {
          listItems: [
            { id: "i", label: "Oat milk" },
            { id: "j", label: "Tea" },
          ],
        },
      },
    ]);
    expect(state.lists[0]?.listItems).toEqual([
      { id: "i", label: "Oat milk", isChecked: false, price: "1.50", quantity: "2.00" },
      { id: "j", label: "Tea", isChecked: false, price: null, quantity: "1.00" },
    ]);
  });

  it("name the item and field that is wrong", () => {
    const body = (wrong: object) => ({ name: "One", listItems: [item, { ...item, id: "j", ...wrong }] });
    const create = (wrong: object): Operation => ({ name: "createList", id: "l", body: body(wrong) });
    expect(failure(start(), create({ price: "-1" }))).toEqual([
      "request.invalid",
      { "listItems.1.price": "validation.negative" },
    ]);
    expect(failure(start(), create({ quantity: "10000" }))).toEqual([
      "request.invalid",
      { "listItems.1.quantity": "validation.quantityMax" },
    ]);
  });

  it("belong to a category that is there, or to none", () => {
    const body = { name: "One", listItems: [item], categoryId: "nothing" };
    expect(failure(start(), { name: "createList", id: "l", body })).toEqual([
      "request.invalid",
      { categoryId: "validation.reference" },
    ]);
    const made = apply(start(), { name: "createList", id: "l", body: { ...body, categoryId: null } }, guest);
    expect(made.lists).toMatchObject([{ categoryId: null }]);
  });
});

it("settings take what they are given", () => {
  const state = apply(
    start(),
    { name: "updateSettings", body: { language: "ua", showOnboarding: true } },
    guest,
  );
  expect(state.settings).toMatchObject({ language: "ua", showOnboarding: true, mainScreen: "expenses" });
  const operation = { name: "updateSettings", body: { language: "uk" } } as unknown as Operation;
  expect(failure(state, operation)).toEqual(["request.invalid", { language: "validation.choice" }]);
});
