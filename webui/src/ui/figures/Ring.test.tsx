import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Bar } from "./Bar";
import { Ring } from "./Ring";

function arcs(ratio: number): (string | null)[] {
  const { container } = render(<Ring ratio={ratio} />);
  return [...container.querySelectorAll("circle")].map((circle) => circle.getAttribute("stroke-dasharray"));
}

test("a ring with nothing spent is its track alone", () => expect(arcs(0)).toEqual([null]));

test("a ring fills by what was spent of the plan", () => expect(arcs(0.62)).toEqual([null, "62 100"]));

test("beyond the plan the lap ends at the limit and the rest follows after a gap", () =>
  expect(arcs(1.25)).toEqual([null, "77 100", "19 100"]));

test("with nothing planned all of the ring is beyond", () =>
  expect(arcs(Infinity)).toEqual([null, "99 100"]));

test("a tick stands where an even pace would be", () => {
  const { container } = render(<Ring ratio={0.5} today={0.8} />);
  const tick = [...container.querySelectorAll("circle")].at(-1);
  expect(tick).toHaveAttribute("stroke-dashoffset", "-79.4");
});

test("a bar says its percent and never grows beyond its track", () => {
  const { getByRole } = render(<Bar ratio={1.25} label="125 % spent" today={0.4} />);
  const widths = [...getByRole("img", { name: "125 % spent" }).querySelectorAll("svg > rect")].map((part) => [
    part.getAttribute("x"),
    part.getAttribute("width"),
  ]);
  expect(widths).toEqual([
    [null, "100%"],
    [null, "80%"],
    ["80%", "20%"],
    ["80%", "2.5"],
    ["40%", "2.5"],
  ]);
});
