import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { categoryIcon } from "@/ui/art/icons";
import { Round } from "./Round";

const GROCERIES = {
  icon: categoryIcon("shopping-basket"),
  name: "Groceries",
  left: { whole: "235", word: "left", wordFirst: false },
};

test("a round says all of its category and opens it", async () => {
  const open = vi.fn();
  render(
    <Round {...GROCERIES} ratio={0.62} label="Groceries, $235.80 left of $620.00, 62%" onPress={open} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Groceries, $235.80 left of $620.00, 62%" }));
  expect(open).toHaveBeenCalledOnce();
});

test.each([
  [0.99, 0],
  [1, 1],
  [1.2, 1],
])("at a ratio of %f it has %i badges", (ratio, badges) => {
  const { container } = render(<Round {...GROCERIES} ratio={ratio} label="Groceries" onPress={vi.fn()} />);
  expect(container.querySelectorAll("svg.lucide-check, svg.lucide-arrow-up")).toHaveLength(badges);
});

test.each([
  [false, "235 left"],
  [true, "left 235"],
])("the word stands where its language has it (%s)", (wordFirst, text) => {
  render(
    <Round
      {...GROCERIES}
      left={{ ...GROCERIES.left, wordFirst }}
      ratio={0.62}
      label="Groceries"
      onPress={vi.fn()}
    />,
  );
  expect(screen.getByText("235").parentElement).toHaveTextContent(text);
});

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function linked() {
  const press = vi.fn();
  render(
    <MemoryRouter>
      <Round {...GROCERIES} ratio={0.62} label="Groceries, $235.80 left" onPress={press} to="/groceries" />
      <Address />
    </MemoryRouter>,
  );
  return { press, ring: screen.getByRole("button", { name: "Groceries, $235.80 left" }) };
}

test("the words of a round with a page lead to it, its ring does what it does", async () => {
  const { press, ring } = linked();
  await userEvent.click(ring);
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByText("/")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Groceries 235 left" }));
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByText("/groceries")).toBeVisible();
});

test("the menu of a ring with a page, as a long press, leads to it", () => {
  const { press, ring } = linked();
  fireEvent.contextMenu(ring);
  expect(screen.getByText("/groceries")).toBeVisible();
  expect(press).not.toHaveBeenCalled();
});
