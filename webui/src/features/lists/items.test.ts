import { expect, test } from "vitest";
import type { ListItem } from "@/domain";
import { changed, countOf, inserted, without } from "./items";

const item = (id: string, isChecked = false): ListItem => ({
  id,
  label: id,
  isChecked,
  price: null,
  quantity: "1.00",
});

test("a list with one of four items ticked is a quarter done", () => {
  const items = [item("a", true), item("b"), item("c"), item("d")];
  expect(countOf(items)).toEqual({ done: 1, of: 4, ratio: 0.25 });
});

test("an item that was removed comes back to its place", () => {
  const items = [item("a"), item("b"), item("c")];
  expect(inserted(without(items, "b"), item("b"), 1)).toEqual(items);
});

test("ticking an item leaves the others alone", () => {
  expect(changed([item("a"), item("b")], "b", { isChecked: true })).toEqual([item("a"), item("b", true)]);
});
