import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sessionAtom } from "@/state/session/session";
import { secondStepAtom } from "@/state/session/secondStep";
import { useAtomValue } from "@/state/useAtomValue";
import { ANN, startServedApp } from "@testing/app";
import Login from "./Login";
import SecondStep from "./SecondStep";

const LOGIN = "POST /api/user/login";
const SECOND = "POST /api/user/login/second";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function Both() {
  const isAsked = useAtomValue(secondStepAtom) !== null;
  return (
    <>
      <Login />
      {isAsked && <SecondStep />}
    </>
  );
}

async function atSecondStep() {
  const app = await startServedApp();
  app.answers[LOGIN] = [202, { secondFactor: ["totp", "recovery"], ticket: "tick" }];
  app.show(<Both />, "/login");
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "12345678");
  await press("Log in");
  await screen.findByLabelText("Code from your authenticator app");
  return app;
}

async function enter(label: string, code: string) {
  await userEvent.type(screen.getByLabelText(label), `${code}{Enter}`);
}

test("a password alone lets nobody in where a code is asked for, and the code does", async () => {
  const app = await atSecondStep();
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
  const field = screen.getByLabelText("Code from your authenticator app");
  expect(field).toHaveAttribute("inputmode", "numeric");
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  const code = "auth.codeIncorrect";
  app.answers[SECOND] = [422, { code, fields: { code }, params: {} }];
  await enter("Code from your authenticator app", "000000");
  await waitFor(() => expect(field).toBeInvalid());
  app.answers[SECOND] = [200, ANN, "t1"];
  await userEvent.clear(field);
  await enter("Code from your authenticator app", "123456");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  const bodies = app.calls.filter(({ call }) => call === SECOND).map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ ticket: "tick", code: "123456" });
});

test("a recovery code is taken instead", async () => {
  const app = await atSecondStep();
  await press("Use a recovery code instead");
  app.answers[SECOND] = [200, ANN, "t1"];
  await enter("Recovery code", "7h3k-9mz2-0110-0000");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
});

test("locked codes say until when", async () => {
  const app = await atSecondStep();
  app.answers[SECOND] = [429, { code: "request.rateLimited", fields: {}, params: { seconds: "600" } }];
  await enter("Code from your authenticator app", "123456");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Too many wrong codes\. Try again at \d\d:\d\d$/,
  );
});

test("a ticket that is over leads back to the password, which says so", async () => {
  const app = await atSecondStep();
  const code = "auth.ticketExpired";
  app.answers[SECOND] = [422, { code, fields: { ticket: code }, params: {} }];
  await enter("Code from your authenticator app", "123456");
  expect(await screen.findByRole("alert")).toHaveTextContent("Please log in again");
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
});

test("back leads to the password without a word", async () => {
  const app = await atSecondStep();
  await press("Back");
  await waitFor(() => expect(app.store.get(secondStepAtom)).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
});
