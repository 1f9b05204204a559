import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { IconPicker } from "./IconPicker";
import { ACCOUNT_ICONS } from "../art/icons";

function Picking() {
  const [value, setValue] = useState("coins");
  return (
    <IconPicker
      label="Icon"
      icons={ACCOUNT_ICONS}
      value={value}
      onChange={setValue}
      nameOf={(name) => `the ${name}`}
      moreLabel="Show more"
      lessLabel="Show less"
    />
  );
}

test("the chosen icon comes first and keeps its place while another is chosen", async () => {
  render(<Picking />);
  const first = () => screen.getAllByRole("radio")[0];
  expect(first()).toHaveAccessibleName("the coins");
  await userEvent.click(screen.getByRole("radio", { name: "the vault" }));
  expect(screen.getByRole("radio", { name: "the vault" })).toBeChecked();
  expect(first()).toHaveAccessibleName("the coins");
});

test("two rows are shown until more are asked for", async () => {
  render(<Picking />);
  const grid = screen.getByRole("radiogroup", { name: "Icon" });
  expect(grid).toHaveAttribute("data-collapsed");
  await userEvent.click(screen.getByRole("button", { name: "Show more", expanded: false }));
  expect(grid).not.toHaveAttribute("data-collapsed");
  expect(screen.getByRole("button", { name: "Show less", expanded: true })).toBeVisible();
});
