import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Bars, type Bar } from "./Bars";
import { Donut } from "../cards/CategoriesCard";
import { Line } from "./Line";

/** Tells its width once, as a browser does when it begins to observe. */
function widthOf(width: number) {
  return class {
    disconnect = vi.fn();
    readonly tell: (entries: { contentRect: { width: number } }[]) => void;
    constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
      this.tell = tell;
    }
    observe() {
      this.tell([{ contentRect: { width } }]);
    }
  };
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", widthOf(326));
  return () => {
    vi.unstubAllGlobals();
  };
});

const bar = (value: number, target: number, name = "Nov"): Bar => ({
  key: `${name} ${value} ${target}`,
  name,
  value,
  target,
  isCurrent: name === "Nov",
  reading: `${name} ${value}`,
});

const READ = {
  label: "Months",
  currencyCode: "USD",
  readLabel: "Month",
  chosen: null,
  onChoose: vi.fn(),
};

function bars(...given: Bar[]) {
  const { container } = render(<Bars bars={given} {...READ} />);
  const all = (selector: string) => [...container.querySelectorAll(`svg > g ${selector}`)];
  return {
    columns: all("rect:not([fill])"),
    hatched: all("rect[fill]"),
    plans: all("line[class*='Chart-target']"),
  };
}

test("a month above its plan is hatched from the plan up", () => {
  const { columns, hatched } = bars(bar(40, 60, "Oct"), bar(90, 60));
  expect([columns, hatched].map(({ length }) => length)).toEqual([2, 1]);
  const [over, current] = [hatched[0], columns[1]].map((each) => ({
    top: Number(each?.getAttribute("y")),
    height: Number(each?.getAttribute("height")),
  }));
  expect(over?.top).toBe(current?.top);
  expect(over?.height).toBeCloseTo((current?.height ?? 0) / 3);
});

test("a month without a plan is never hatched, and one without spending has no bar", () => {
  const { columns, hatched, plans } = bars(bar(40, 0, "Oct"), bar(0, 60));
  expect([columns.length, hatched.length, plans.length]).toEqual([1, 0, 1]);
});

test("twice as much is twice as high", () => {
  const { columns } = bars(bar(50, 0, "Oct"), bar(100, 0));
  const [half, whole] = columns.map((each) => Number(each.getAttribute("height")));
  expect(whole).toBeCloseTo((half ?? 0) * 2);
});

test("a bar is read by the arrows, the others step back, and Escape reads none", async () => {
  const { container } = render(<ReadBars />);
  const dim = () => [...container.querySelectorAll("svg > g")].map((each) => each.hasAttribute("opacity"));
  const slider = screen.getByRole("slider", { name: "Month" });
  await userEvent.tab();
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider).toHaveAttribute("aria-valuetext", "Nov 50");
  expect(dim().slice(-2)).toEqual([true, false]);
  await userEvent.keyboard("{Escape}");
  expect(dim().slice(-2)).toEqual([false, false]);
});

function ReadBars() {
  const [chosen, setChosen] = useState<number | null>(null);
  return <Bars bars={[bar(40, 0, "Oct"), bar(50, 0)]} {...READ} chosen={chosen} onChoose={setChosen} />;
}

test("a chart fills the width it has", () => {
  vi.stubGlobal("ResizeObserver", widthOf(900));
  render(<Bars bars={[bar(50, 0)]} {...READ} />);
  expect(screen.getByRole("img", { name: "Months" })).toHaveAttribute("viewBox", "0 0 900 176");
});

function ReadLine({ values }: { values: number[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const points = values.map((value) => {
    const name = String(value);
    return { key: name, name, value, reading: `$${name}` };
  });
  return (
    <Line
      points={points}
      label="Balance"
      currencyCode="USD"
      readLabel="Month"
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

test("a line ends with a dot at its last month, lower when the balance fell", () => {
  const { container } = render(<ReadLine values={[300, 100]} />);
  const dot = container.querySelector("circle");
  const [start] =
    /M[\d.]+ ([\d.]+)/.exec(container.querySelector("path")?.getAttribute("d") ?? "")?.slice(1) ?? [];
  expect(Number(dot?.getAttribute("cy"))).toBeGreaterThan(Number(start));
});

test("the dot of a line goes to the month that is read, and back when nothing is", async () => {
  const { container } = render(<ReadLine values={[300, 200, 100]} />);
  const at = () => container.querySelector("circle")?.getAttribute("cx");
  const last = at();
  const slider = screen.getByRole("slider", { name: "Month" });
  await userEvent.tab();
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider).toHaveAttribute("aria-valuetext", "$200");
  expect(Number(at())).toBeLessThan(Number(last));
  await userEvent.keyboard("{Escape}");
  expect(at()).toBe(last);
});

test("without a month there is no line", () => {
  const { container } = render(<ReadLine values={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("the parts of a ring begin where they are told, and are as long", () => {
  const arcs = [
    { key: "a", hue: "green", from: 0, length: 75 },
    { key: "b", hue: "blue", from: 75, length: 25 },
  ] as const;
  const { container } = render(<Donut arcs={arcs} label="Spent" amount="$100" word="spent" />);
  const dashes = [...container.querySelectorAll("circle[stroke-dasharray]")].map((each) => [
    each.getAttribute("stroke-dasharray"),
    each.getAttribute("stroke-dashoffset"),
  ]);
  expect(dashes).toEqual([
    ["75 100", "0"],
    ["25 100", "-75"],
  ]);
});
