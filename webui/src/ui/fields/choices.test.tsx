import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Check } from "./Check";
import { Chip } from "../actions/Chip";
import { ListRow } from "../rows/ListRow";
import { Radio } from "./Radio";
import { SegmentedToggle } from "./SegmentedToggle";
import { Switch } from "./Switch";

test("a switch in a row is named by it and toggles wherever the row is pressed", async () => {
  render(<ListRow title="Show in balance" end={<Switch />} control />);
  const control = screen.getByRole("switch", { name: "Show in balance" });
  await userEvent.click(screen.getByText("Show in balance"));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(" ");
  expect(control).not.toBeChecked();
});

test("a check says by its label what it ticks off", async () => {
  const change = vi.fn();
  render(<Check label="Eggs" onChange={change} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Eggs" }));
  expect(change).toHaveBeenCalledOnce();
});

test("of radios with one name, one is on", async () => {
  render(
    <>
      <Radio name="side" label="Mine" defaultChecked />
      <Radio name="side" label="Theirs" />
    </>,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Theirs" }));
  expect(screen.getByRole("radio", { name: "Mine" })).not.toBeChecked();
});

test("a chip tells whether it is on, or that it opens choices", () => {
  render(
    <>
      <Chip text="Food" pressed />
      <Chip text="December" pressed opens />
    </>,
  );
  expect(screen.getByRole("button", { name: "Food", pressed: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "December" })).toHaveAttribute("aria-haspopup", "dialog");
});

test("a toggle names its choices and marks the one that is on", async () => {
  const change = vi.fn();
  const choices = [
    { value: "rounds", text: "Rounds" },
    { value: "list", text: "List" },
  ] as const;
  render(<SegmentedToggle label="View" choices={choices} value="rounds" onChange={change} />);
  expect(screen.getByRole("button", { name: "Rounds", pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "List", pressed: false }));
  expect(change).toHaveBeenCalledWith("list");
});
