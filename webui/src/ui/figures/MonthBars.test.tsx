import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MonthBars, type MonthBar } from "./MonthBars";

const bar = (key: string, value: number, target: number): MonthBar => ({
  key,
  name: key,
  figure: String(value),
  value,
  target,
  pressLabel: `Compare with ${key}`,
});

const onPress = vi.fn();

function bars(...given: MonthBar[]) {
  const rows = given.map(({ key, value }) => [key, `$${value}`]);
  const table = { caption: "Food by month", head: ["Month", "Spent"], rows };
  const { container } = render(
    <MonthBars bars={given} hue="green" table={table} pressed="Sept" onPress={onPress} />,
  );
  return (selector: string) => [...container.querySelectorAll(selector)];
}

test("an amount stands on its bar, however high the plan is", () => {
  const all = bars(bar("Oct", 17, 90), bar("Nov", 90, 60));
  const tops = all("svg > rect:not([fill])").map((each) => each.getAttribute("y"));
  expect(all("text").map((each) => each.getAttribute("y"))).toEqual(tops);
});

test("a bar beyond its plan is hatched, one without a plan has no line", () => {
  const all = bars(bar("Sept", 40, 0), bar("Oct", 90, 60), bar("Nov", 30, 60));
  expect(all("svg > rect[fill]")).toHaveLength(1);
  expect(all("line")).toHaveLength(2);
  const [none, over, under] = all("svg > rect:not([fill])").map((each) =>
    Number.parseFloat(each.getAttribute("height") ?? ""),
  );
  expect(over).toBeCloseTo((under ?? 0) * 3);
  expect(none).toBeCloseTo(((over ?? 0) * 4) / 9);
});

test("months in which nothing was spent or planned have bars without height", () => {
  const all = bars(bar("Oct", 0, 0), bar("Nov", 0, 0));
  expect(all("rect").map((each) => each.getAttribute("height"))).toEqual(["0%", "0%"]);
});

test("readers get a table in place of the drawing", () => {
  const all = bars(bar("Oct", 40, 0), bar("Nov", 30, 60));
  expect(all("[aria-hidden] svg")).toHaveLength(2);
  const rows = within(screen.getByRole("table", { name: "Food by month" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["MonthSpent", "Oct$40", "Nov$30"]);
});

test("every bar but the last is pressed by its name", async () => {
  bars(bar("Sept", 40, 0), bar("Oct", 90, 60), bar("Nov", 30, 60));
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  await userEvent.click(screen.getByRole("button", { name: "Compare with Oct" }));
  expect(onPress).toHaveBeenCalledWith("Oct");
});
