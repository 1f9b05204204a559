import { expect, test } from "vitest";
import { columns, heightAt, isNamed } from "./plot";

const LEFT_PX = 40;

test("columns fill the width beside the axis", () => {
  const six = columns(6, LEFT_PX + 6 * 50, LEFT_PX);
  expect(six[0]?.left).toBe(LEFT_PX);
  expect(six.map(({ width }) => width)).toEqual(Array.from({ length: 6 }, () => 50));
  expect((six.at(-1)?.left ?? 0) + 50).toBe(LEFT_PX + 6 * 50);
});

test("columns of a chart without room have no width rather than less than none", () =>
  expect(columns(6, 1, LEFT_PX).map(({ bar }) => bar.width)).toEqual(Array.from({ length: 6 }, () => 0)));

test("more is higher", () => expect(heightAt(1)).toBeLessThan(heightAt(0)));

test("twelve months on a phone name every second one, the last among them", () => {
  const named = Array.from({ length: 12 }, (_, index) => isNamed(index, columns(12, 326, LEFT_PX), 40));
  expect(named.filter(Boolean)).toHaveLength(6);
  expect(named.at(-1)).toBe(true);
});
