import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Problem } from "@/contract/schemas";
import { DONE, outcomeOf, type Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { startGuestApp } from "@testing/app";
import { newPasswordOf, useFieldForm } from "./useFieldForm";

const RULES = { name: "name", email: "email" } as const;

function Form({ submit }: { submit: (values: { name: string; email: string }) => Promise<Outcome> }) {
  const { field, ...form } = useFieldForm(RULES, submit, { start: { email: "ann@example.com" } });
  return (
    <SubmitForm {...form} submitLabel="Save">
      <TextField {...field("name")} label="Name" />
      <TextField {...field("email")} label="E-mail" />
    </SubmitForm>
  );
}

async function begin(outcome: Outcome = DONE) {
  const app = await startGuestApp();
  const submit = vi.fn(() => Promise.resolve(outcome));
  app.show(<Form submit={submit} />);
  return submit;
}

const refused = (code: string, fields: Record<string, string> = {}) =>
  ({ ok: false, code, fields, params: {} }) as Outcome;
const fill = () => userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ann{Enter}");

test("a form starts as told, and sends what its rules let through", async () => {
  const submit = await begin();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
  expect(submit).not.toHaveBeenCalled();
  await fill();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ name: "Ann", email: "ann@example.com" });
});

test("what the server says of a field stands there, and the field is gone to", async () => {
  await begin(refused("validation.required", { email: "validation.required" }));
  await fill();
  expect(await screen.findByText("Field is required")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
});

test("what is wrong with no field of the form stands beside the button", async () => {
  await begin(refused("network"));
  await fill();
  expect(await screen.findByRole("alert")).toHaveTextContent("Can’t reach the server");
});

/** Answers of another version of the server, or of a proxy before it. */
const answeredBy = (problem: object) =>
  outcomeOf({ ok: false, status: 422, problem: problem as Problem, retryAfterSeconds: null });

test.each([
  [{ code: "whatever", message: "Server: no such plan.", fields: {}, params: {} }, "Server: no such plan."],
  [{ message: "I am a teapot" }, "I am a teapot"],
  [{ code: "whatever", fields: {}, params: {} }, "Something went wrong, please try again later"],
  [{ code: "whatever", message: "Too long", fields: { plan: "validation.plan" } }, "Too long"],
  [{}, "Something went wrong, please try again later"],
])("of the unknown error %j the form says: %s", async (problem, text) => {
  await begin(answeredBy(problem));
  await fill();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});

test("an unknown code of a field stands there in the server's words", async () => {
  await begin(
    answeredBy({ code: "request.invalid", message: "No such host", fields: { email: "validation.host" } }),
  );
  await fill();
  expect(await screen.findByText("No such host")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid();
});

test("a password entered twice must be the same", () => {
  const values = { newPassword: "12345678", confirmNewPassword: "1234567" };
  const { crossRule } = newPasswordOf("ann@example.com", "Ann");
  expect(crossRule("confirmNewPassword", values)).toBe("validation.passwordsMatch");
  expect(crossRule("newPassword", values)).toBeNull();
  expect(crossRule("confirmNewPassword", { ...values, confirmNewPassword: "12345678" })).toBeNull();
});

test("a new password is neither one's e-mail nor one's name", () => {
  const { crossRule } = newPasswordOf("ann.smith@example.com", "Ann Baker");
  const own = ["ann.smith@example.com", "ANNSMITH", "ann baker"];
  const said = own.map((each) => crossRule("newPassword", { newPassword: each, confirmNewPassword: each }));
  expect(said).toEqual(own.map(() => "validation.passwordOwn"));
});
