import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Select } from "./Select";

function Choosing({ count }: { count: number }) {
  const [value, setValue] = useState<string>();
  const choices = Array.from({ length: count }, (_, index) => ({
    value: `c${index}`,
    text: `Choice ${index}`,
  }));
  return (
    <Select label="Currency" choices={choices} value={value} onChange={setValue} placeholder="Choose one" />
  );
}

test("a few choices open as a menu that the arrow keys move in", async () => {
  render(<Choosing count={7} />);
  const field = screen.getByRole("combobox", { name: "Currency" });
  expect(field).toHaveTextContent("Choose one");
  field.focus();
  await userEvent.keyboard("{Enter}");
  const list = await screen.findByRole("listbox");
  expect(list.closest("[role=region]")).toHaveAccessibleName("Currency");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => {
    expect(field).toHaveTextContent("Choice 2");
  });
});

test("many choices open as a sheet on a phone", async () => {
  render(<Choosing count={8} />);
  await userEvent.click(screen.getByRole("button", { name: "Currency" }));
  const sheet = await screen.findByRole("dialog", { name: "Currency" });
  await userEvent.click(screen.getByRole("button", { name: "Choice 5" }));
  await waitFor(() => {
    expect(sheet).not.toBeInTheDocument();
  });
  expect(screen.getByRole("button", { name: "Currency: Choice 5" })).toBeVisible();
});

test("many choices are a menu where the window is wide", () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  render(<Choosing count={8} />);
  expect(screen.getByRole("combobox", { name: "Currency" })).toBeVisible();
});
