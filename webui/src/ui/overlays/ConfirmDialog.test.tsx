import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LABELS } from "@testing/labels";
import { Labels } from "../labels";
import { ConfirmDialog } from "./ConfirmDialog";

async function asked() {
  const [cancel, confirm] = [vi.fn(), vi.fn()];
  render(
    <Labels value={LABELS}>
      <ConfirmDialog
        open
        title="Delete Cash?"
        text="Its history stays."
        confirmLabel="Delete"
        danger
        onCancel={cancel}
        onConfirm={confirm}
      />
    </Labels>,
  );
  const dialog = await screen.findByRole("alertdialog", { name: "Delete Cash?" });
  return { dialog, cancel, confirm };
}

test("the dialog says what happens and the focus starts on Cancel", async () => {
  const { dialog } = await asked();
  expect(dialog).toHaveAccessibleDescription("Its history stays.");
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });
});

test("the last button confirms", async () => {
  const { confirm, cancel } = await asked();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
});

test("Cancel and Esc leave everything as it was", async () => {
  const { confirm, cancel } = await asked();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(confirm).not.toHaveBeenCalled();
});
