import { act, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { Screens, usePageChange } from "./Screens";

beforeAll(async () => {
  await startTexts("en");
});

test("an address the app does not have leads back to the main screen", async () => {
  render(
    <MemoryRouter initialEntries={["/no-such-page"]}>
      <Screens />
    </MemoryRouter>,
  );
  expect(await screen.findByRole("heading", { name: "There is no such page" })).toBeVisible();
  expect(screen.getByRole("link", { name: "To the main screen" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("There is no such page · Budget");
});

test("a page opened anew starts at its top, one gone back to stays where it was", async () => {
  const scroll = vi.fn();
  window.scrollTo = scroll;
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(
    () => {
      usePageChange();
      return useNavigate();
    },
    { wrapper },
  );
  expect(scroll).not.toHaveBeenCalled();
  await act(() => result.current("/expenses"));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  await act(() => result.current(-1));
  expect(scroll).toHaveBeenCalledOnce();
});
