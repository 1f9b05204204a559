import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Ellipsis, Wallet } from "lucide-react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { BottomBar } from "./BottomBar";
import type { NavAddProps } from "./NavTab";

const TABS = [
  { to: "/accounts", text: "Budget", glyph: Wallet, current: true },
  { to: "/profile", text: "More", glyph: Ellipsis, current: false, attention: ", e-mail not verified" },
];

function bar(add?: NavAddProps) {
  render(
    <MemoryRouter initialEntries={["/accounts"]}>
      <BottomBar label="Main" tabs={TABS} add={add} />
    </MemoryRouter>,
  );
}

test("the tab of the page shown is the current one", () => {
  bar();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Budget");
});

test("the + is the sixth place, which viewers have not", async () => {
  const onPress = vi.fn();
  bar({ label: "Add", onPress });
  const last = within(screen.getByRole("navigation")).getByRole("button", { name: "Add" });
  expect(last.parentElement?.lastElementChild).toBe(last);
  await userEvent.click(last);
  expect(onPress).toHaveBeenCalledOnce();
});

test("the dot says what it wants", () => {
  bar();
  expect(screen.getByRole("link", { name: /^More\s*, e-mail not verified$/ })).toHaveAttribute(
    "href",
    "/profile",
  );
});

test("tapping the open tab scrolls to the top", async () => {
  const scroll = vi.fn();
  window.scrollTo = scroll;
  bar();
  await userEvent.click(screen.getByRole("link", { name: "Budget" }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});
