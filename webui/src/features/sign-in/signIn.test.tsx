import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
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
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
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
  expect(app.calls.map(({ call }) => call)).not.toContain("POST /api/user/signup");
});

test("one's name is no password, and of a common one the server's reason stands at its field", async () => {
  const app = await startServedApp();
  const fields = { password: "validation.passwordCommon" };
  app.answers["POST /api/user/signup"] = [422, { code: "request.invalid", message: "", fields }];
  app.show(<SignUp />, "/sign-up");
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ann Smith");
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "ann-smith");
  await press("Sign up");
  expect(await screen.findByText("Please choose a password that is not your name or e-mail")).toBeVisible();
  expect(app.calls.map(({ call }) => call)).not.toContain("POST /api/user/signup");
  await userEvent.clear(screen.getByLabelText("Password"));
  await userEvent.type(screen.getByLabelText("Password"), "sunshine1");
  await press("Sign up");
  expect(await screen.findByText(/one of the passwords that are guessed first/)).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/Цей пароль добирають одним із перших/)).toBeVisible();
  await act(() => switchLanguage("en"));
});

test("a code is asked for a proper address alone", async () => {
  const app = await startServedApp();
  const onSent = vi.fn();
  app.show(<ForgotForm onSent={onSent} />);
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "ann");
  await press("Send the code");
  expect(screen.getByText("Invalid email address")).toBeVisible();
  await userEvent.clear(screen.getByRole("textbox", { name: "E-mail" }));
  expect(screen.getByText("Field is required")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid();
  expect(app.calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test("a login that is refused says so at both of its fields", async () => {
  const app = await startServedApp();
  const code = "auth.invalidCredentials";
  app.answers[LOGIN] = [422, { code, fields: { email: code, password: code }, params: {} }];
  app.show(<Login />, "/login");
  await logIn("wrong password");
  expect(await screen.findAllByText("E-mail or password is not correct")).toHaveLength(2);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeInvalid();
  expect(screen.getByLabelText("Password")).toBeInvalid();
});

test("beside its fields the login offers the providers, a new password and a new account", async () => {
  const app = await startServedApp();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)");
  app.answers["GET /api/user/auth/providers"] = [200, { google: true, apple: true }];
  app.show(<Login />, "/login");
  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue with Apple" })).toBeVisible();
  expect(screen.getByText("or")).toBeVisible();
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/sign-up");
  vi.restoreAllMocks();
});

test("who has an account already is led from signing up to logging in", async () => {
  const app = await startServedApp();
  app.show(<SignUp />, "/sign-up");
  expect(screen.getByRole("navigation")).toHaveTextContent("Already have an account? Log in");
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

test("what is wrong with a field is said once it was touched, in the language of the app", async () => {
  const app = await startServedApp();
  app.show(<Login />, "/login");
  const email = screen.getByRole("textbox", { name: "E-mail" });
  await userEvent.type(email, "ann");
  expect(email).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.tab();
  expect(await screen.findByText("Invalid email address")).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.queryByText("Invalid email address")).toBeNull();
  expect(email).toBeInvalid();
  await act(() => switchLanguage("en"));
  await userEvent.clear(email);
  await press("Log in");
  expect(await screen.findAllByText("Field is required")).toHaveLength(2);
  expect(app.calls.map(({ call }) => call)).not.toContain(LOGIN);
});

test("a name has a hundred characters at most, the blanks around it not counted", async () => {
  const app = await startServedApp();
  app.answers["POST /api/user/signup"] = [201, ANN, "t1"];
  app.show(<SignUp />, "/sign-up");
  const name = screen.getByRole("textbox", { name: "Name" });
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "12345678");
  await userEvent.type(name, "   ");
  await press("Sign up");
  expect(await screen.findByText("Field is required")).toBeVisible();
  fireEvent.change(name, { target: { value: "x".repeat(101) } });
  expect(await screen.findByText("Name has a max length of 100 characters")).toBeVisible();
  fireEvent.change(name, { target: { value: ` ${"x".repeat(100)} ` } });
  await press("Sign up");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
});
