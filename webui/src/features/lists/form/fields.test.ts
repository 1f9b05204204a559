import { expect, test } from "vitest";
import type { List } from "@/domain";
import { bodyOf, copyOf, fieldsOf, NO_CATEGORY, wrongLabel, wrongName } from "./fields";

const milk = { id: "item-1", label: "Milk", isChecked: true, price: "2.50", quantity: "3.00" };
const market = {
  id: "list-1",
  name: "Market",
  categoryId: null,
  isPinned: true,
  listItems: [milk],
} as unknown as List;

test("a list without a category has none in the form and none in the request", () => {
  expect(fieldsOf(market).categoryId).toBe(NO_CATEGORY);
  expect(bodyOf(fieldsOf(market), () => "item-2", "USD")).toEqual({
    name: "Market",
    categoryId: null,
    listItems: [milk],
  });
});

test("what stands in the field for one more is an item too", () => {
  const itemsOf = (newItem: string) =>
    bodyOf({ ...fieldsOf(market), newItem }, () => "item-2", "USD").listItems;
  expect(itemsOf(" Eggs ")).toEqual([milk, { id: "item-2", label: "Eggs" }]);
  expect(itemsOf("Coffee 7.50")).toEqual([milk, { id: "item-2", label: "Coffee", price: "7.50" }]);
});

test("a list made anew keeps ticks, prices and its pin, under new ids", () =>
  expect(copyOf(market, () => "item-2")).toEqual({
    name: "Market",
    categoryId: null,
    isPinned: true,
    listItems: [{ ...milk, id: "item-2" }],
  }));

test("a list needs a name; an empty item is no mistake", () => {
  expect([wrongName(" "), wrongName("Market"), wrongLabel("")]).toEqual(["validation.required", null, null]);
  expect([wrongLabel("x".repeat(100)), wrongLabel("x".repeat(101))]).toEqual([null, "validation.lineMax"]);
});
