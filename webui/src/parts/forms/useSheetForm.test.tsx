import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ErrorCode } from "@/domain";
import { DONE, type Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { topOverlay } from "@/ui/overlays/stack";
import { startGuestApp } from "@testing/app";
import { FormSheet } from "./FormSheet";
import type { IdOf } from "./useIntent";
import { useSheetForm } from "./useSheetForm";

interface NameFormProps {
  onClose: () => void;
  onSubmit: (fields: { name: string }, idOf: IdOf) => Promise<Outcome>;
}

function NameForm({ onClose, onSubmit }: NameFormProps) {
  const options = { start: { name: "Food" }, onClose, onSubmit, fieldOf: () => "name" as const };
  const { form, errorOf, frame, isDirty } = useSheetForm(options);
  return (
    <SubmitForm {...frame} submitLabel="Save" disabled={!isDirty}>
      <TextField label="Name" error={errorOf("name")} {...form.register("name")} />
    </SubmitForm>
  );
}

function NameSheet({ onSubmit }: Pick<NameFormProps, "onSubmit">) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <FormSheet open={open} onClose={close} title="Category">
      <NameForm onClose={close} onSubmit={onSubmit} />
    </FormSheet>
  );
}

async function opened(outcome: Outcome = DONE) {
  const app = await startGuestApp();
  const onSubmit = vi.fn<NameFormProps["onSubmit"]>(() => Promise.resolve(outcome));
  app.show(<NameSheet onSubmit={onSubmit} />);
  return { onSubmit, name: await screen.findByRole("textbox", { name: "Name" }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a form that was saved closes its sheet", async () => {
  const { onSubmit, name } = await opened();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.type(name, " and drinks{Enter}");
  await closed();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: "Food and drinks" }, expect.any(Function));
});

test.each([
  ["No such plan", "No such plan"],
  ["", "Something went wrong, please try again later"],
])("an unknown code of a field, told as “%s”, stands there as: %s", async (message, text) => {
  const fields = { name: "validation.plan" as ErrorCode };
  const { name } = await opened({ ok: false, code: "request.invalid", fields, params: {}, message });
  await userEvent.type(name, "!{Enter}");
  expect(await screen.findByText(text)).toBeVisible();
});

test("a form sent off twice at once is saved once", async () => {
  const { onSubmit, name } = await opened();
  await userEvent.type(name, "!");
  const form = name.closest("form") ?? name;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await closed();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a refused form can be sent off again, with the id it had", async () => {
  const refused = { ok: false as const, code: ErrorCode.VALIDATION_REQUIRED, fields: {}, params: {} };
  const { onSubmit, name } = await opened(refused);
  await userEvent.type(name, "!{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  await userEvent.type(name, "{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  const [first, second] = onSubmit.mock.calls.map(([, idOf]) => idOf("cat"));
  expect(first).toMatch(/^cat-/);
  expect(second).toBe(first);
});

test("what was refused stands at the field it is about, and the sheet stays", async () => {
  const fields = { label: ErrorCode.VALIDATION_REQUIRED };
  const { name } = await opened({ ok: false, code: ErrorCode.VALIDATION_REQUIRED, fields, params: {} });
  await userEvent.clear(name);
  await userEvent.type(name, "{Enter}");
  expect(await screen.findByText("Field is required")).toBeVisible();
  expect(name).toBeInvalid();
  expect(screen.getByRole("dialog", { name: "Category" })).toBeVisible();
});

test("a sheet whose form is as it was closes at once", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await closed();
});

test("what is typed is asked about in the very moment of typing", async () => {
  const { name } = await opened();
  act(() => {
    fireEvent.change(name, { target: { value: "Foo" } });
    topOverlay()?.requestClose();
  });
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(name).toHaveValue("Foo");
});

test("what was entered is thrown away only after asking", async () => {
  const { onSubmit, name } = await opened();
  await userEvent.type(name, "!");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(name).toHaveValue("Food!");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  await closed();
  expect(onSubmit).not.toHaveBeenCalled();
});
