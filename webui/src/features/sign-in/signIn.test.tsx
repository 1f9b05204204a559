import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { sessionAtom } from "@/state/session/session";
import { ANN, startServedApp } from "@testing/app";
import Login from "./Login";
import { ForgotForm } from "./password/ForgotForm";
import SignUp from "./SignUp";

const LOGIN = "POST /api/user/login";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function logIn(password: string) {
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await press("Log in");
}

test("who gives the right password is in", async () => {
  const app = await startServedApp();
  app.answers[LOGIN] = [200, ANN, "t1"];
  app.show(<Login />, "/login");
  await logIn("12345678");
  await waitFor(() => {
    expect(app.store.get(sessionAtom).kind).toBe("user");
  });
  expect(app.calls.find(({ call }) => call === LOGIN)?.body).toMatchObject({
    email: ANN.email,
    password: "12345678",
  });
});

test("a wrong password stands at its field, and nobody is in", async () => {
  const app = await startServedApp();
  const code = "auth.passwordIncorrect";
  app.answers[LOGIN] = [422, { code, fields: { password: code }, params: {} }];
  app.show(<Login />, "/login");
  await logIn("wrong password");
  await waitFor(() => {
    expect(screen.getByLabelText("Password")).toBeInvalid();
  });
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
});

test("what belongs to no field stands beside the button", async () => {
  const app = await startServedApp();
  app.show(<Login />, "/login");
  await logIn("12345678");
  expect(await screen.findByRole("alert")).toBeVisible();
});

test("a sign-up with a short password and no e-mail never reaches the server", async () => {
  const app = await startServedApp();
  app.show(<SignUp />, "/sign-up");
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ann");
  await userEvent.type(screen.getByLabelText("Password"), "1234567");
  await press("Sign up");
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid();
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(app.calls.map(({ call }) => call)).not.toContain("POST /api/user/sign-up");
});

test("a code is asked for a proper address alone", async () => {
  const app = await startServedApp();
  const onSent = vi.fn();
  app.show(<ForgotForm onSent={onSent} />);
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "ann");
  await press("Send the code");
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid();
  expect(app.calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});
