import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { onPageLeft } from "@/ui/overlays/toasts";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { usePageChange } from "./Screens";

function Pages() {
  usePageChange();
  return (
    <>
      <Link to="/more">More</Link>
      <Link to="/more?row=2">Row</Link>
      <Routes>
        <Route path="/" element={<Page heading="Start">start</Page>} />
        <Route path="/more" element={<PageBar title="Everything else" />} />
      </Routes>
    </>
  );
}

test("another page starts at its top with the focus on its heading, and toasts stay behind", async () => {
  vi.spyOn(window, "scrollTo").mockReturnValue();
  const left = vi.fn();
  onTestFinished(onPageLeft(left));
  render(<Pages />, { wrapper: MemoryRouter });
  left.mockClear();
  await userEvent.click(screen.getByRole("link", { name: "More" }));
  expect(screen.getByRole("heading", { name: "Everything else" })).toHaveFocus();
  expect(left).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("link", { name: "Row" }));
  expect(screen.getByRole("link", { name: "Row" })).toHaveFocus();
});

test("a change of the query leaves the page where it is, however one came to it", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue();
  const left = vi.fn();
  onTestFinished(onPageLeft(left));
  render(<Pages />, { wrapper: MoreOpened });
  left.mockClear();
  scroll.mockClear();
  await userEvent.click(screen.getByRole("link", { name: "Row" }));
  expect(left).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

function MoreOpened({ children }: { readonly children: ReactNode }) {
  return <MemoryRouter initialEntries={["/more"]}>{children}</MemoryRouter>;
}
