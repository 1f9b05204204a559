import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { LABELS } from "@testing/labels";
import { Note } from "@testing/Note";
import { Labels } from "../labels";
import { Sheet } from "./Sheet";
import type { SheetProps } from "./SheetDrawer";

function Opening(props: Partial<SheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet title="New expense" {...props} open={open} onClose={() => setOpen(false)}>
        <Note />
      </Sheet>
    </>
  );
}

async function opened(props: Partial<SheetProps> = {}) {
  render(
    <Labels value={LABELS}>
      <Opening {...props} />
    </Labels>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.findByRole("dialog", { name: "New expense" });
}

test("a sheet takes the focus and gives it back", async () => {
  const sheet = await opened();
  await waitFor(() => {
    expect(sheet).toHaveFocus();
  });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Esc closes the sheet", async () => {
  await opened();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a sheet with unsaved input asks first and stays", async () => {
  const ask = vi.fn();
  await opened({ onUnsaved: ask });
  await userEvent.type(screen.getByRole("textbox"), "lunch");
  await userEvent.keyboard("{Escape}");
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.getByRole("dialog")).toBeVisible();
});
