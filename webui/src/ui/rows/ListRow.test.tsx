import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ListRow } from "./ListRow";

afterEach(() => {
  vi.useRealTimers();
});

test("a row that leads on is a link", () => {
  render(
    <MemoryRouter>
      <ListRow title="Currencies" to="/currencies" chevron />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Currencies" })).toHaveAttribute("href", "/currencies");
});

test("a row that does nothing is no button", () => {
  render(<ListRow title="Cash" />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a tap opens the row", async () => {
  const [open, menu] = [vi.fn(), vi.fn()];
  render(<ListRow title="Cash" sub="Basic" onPress={open} onMenu={menu} />);
  await userEvent.click(screen.getByRole("button", { name: /^Cash\s*Basic$/ }));
  expect(open).toHaveBeenCalledOnce();
  expect(menu).not.toHaveBeenCalled();
});

test("holding the row for 800 ms opens its menu instead", () => {
  vi.useFakeTimers();
  const [open, menu] = [vi.fn(), vi.fn()];
  render(<ListRow title="Cash" onPress={open} onMenu={menu} />);
  const row = screen.getByRole("button");
  fireEvent.pointerDown(row, { button: 0 });
  act(() => {
    vi.advanceTimersByTime(799);
  });
  expect(menu).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  fireEvent.pointerUp(row);
  fireEvent.click(row, { detail: 1 });
  expect(menu).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test("a finger that moves off to scroll opens nothing", () => {
  vi.useFakeTimers();
  const menu = vi.fn();
  render(<ListRow title="Cash" onMenu={menu} />);
  const row = screen.getByRole("button");
  fireEvent.pointerDown(row, { button: 0 });
  fireEvent.pointerCancel(row);
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(menu).not.toHaveBeenCalled();
});

test("the menu key and the other mouse button open the menu too", () => {
  const menu = vi.fn();
  render(<ListRow title="Cash" onMenu={menu} />);
  const shown = fireEvent.contextMenu(screen.getByRole("button"));
  expect(menu).toHaveBeenCalledOnce();
  expect(shown).toBe(false);
});

test("the chosen row of a list says so", () => {
  render(<ListRow title="Home" selected onPress={vi.fn()} />);
  expect(screen.getByRole("button", { current: true })).toHaveTextContent("Home");
});
