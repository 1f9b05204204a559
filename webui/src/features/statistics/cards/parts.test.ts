import { expect, test } from "vitest";
import type { CategoryShare } from "@/contract/statistics";
import { donutOf } from "./parts";

const share = (categoryId: string, spent: string, percent: number): CategoryShare => ({
  categoryId,
  name: categoryId,
  icon: "bus",
  deleted: false,
  spent,
  share: percent,
  budget: "0.00",
  percent: "100.00",
  ratio: null,
  notConverted: [],
});

const SEVEN = [30, 25, 15, 10, 10, 6, 4].map((part, index) => share(`c${index}`, `${part}.00`, part));

test("the largest five have parts of their own, the rest is one", () => {
  const parts = donutOf(SEVEN);
  expect(parts.map(({ category }) => category?.categoryId)).toEqual([
    "c0",
    "c1",
    "c2",
    "c3",
    "c4",
    undefined,
  ]);
  expect(parts.at(-1)).toMatchObject({ members: SEVEN.slice(5), spent: "10.00", share: 10 });
});

test("six categories are shown as six", () =>
  expect(donutOf(SEVEN.slice(0, 6)).every(({ category }) => category !== null)).toBe(true));

test("the percents of all parts add up to 100, and no arc touches the next", () => {
  const parts = donutOf(SEVEN);
  expect(parts.reduce((all, part) => all + part.share, 0)).toBe(100);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]?.from ?? 100;
    expect(part.from + part.length).toBeLessThan(next);
  }
});

test("categories nothing was spent on are left out", () =>
  expect(donutOf([share("a", "5.00", 100), share("b", "0.00", 0)])).toMatchObject([
    { from: 0, length: 100 },
  ]));
