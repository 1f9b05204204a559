import { expect, test } from "vitest";
import type { ListItem } from "@/domain";
import { changed, countOf, without } from "./items";

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

test("removing an item leaves the others alone", () =>
  expect(without([item("a"), item("b"), item("c")], "b")).toEqual([item("a"), item("c")]));

test("ticking an item leaves the others alone", () =>
  expect(changed([item("a"), item("b")], "b", { isChecked: true })).toEqual([item("a"), item("b", true)]));
