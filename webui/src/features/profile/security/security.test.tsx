import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startMemberApp } from "@testing/app";
import Security from "./Security";

const STATE = "GET /api/user/totp";
const ON = { on: true, recoveryCodesLeft: 8 };
const CODES = ["7H3K-9MZ2-0110-0000", "8H3K-9MZ2-0110-0000"];
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("codes are turned on by the password and a first code, and recovery codes are shown", async () => {
  const app = await startMemberApp();
  app.answers[STATE] = [200, { on: false, recoveryCodesLeft: 0 }];
  app.answers["POST /api/user/totp/start"] = [200, { secret: "ABCDEFGH", uri: "otpauth://totp/x" }];
  app.answers["POST /api/user/totp/confirm"] = [200, { recoveryCodes: CODES }];
  app.show(<Security />, "/profile/security");
  await press(/^Authenticator codes/);
  const sheet = await screen.findByRole("dialog", { name: "Authenticator codes" });
  await userEvent.type(within(sheet).getByLabelText("Current password"), "12345678{Enter}");
  expect(await screen.findByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  expect(screen.getByText("ABCD EFGH")).toBeVisible();
  app.answers[STATE] = [200, ON];
  await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));
  await press("I've saved them");
  expect(await screen.findByText("On · 8 recovery codes left")).toBeVisible();
  const sent = app.calls.find(({ call }) => call === "POST /api/user/totp/confirm");
  expect(sent?.body).toEqual({ code: "123456" });
});

test("codes are turned off by a code, and a wrong one says so", async () => {
  const app = await startMemberApp();
  app.answers[STATE] = [200, ON];
  app.show(<Security />, "/profile/security");
  await press(/^Authenticator codes/);
  await press("Turn off");
  const code = "auth.codeIncorrect";
  app.answers["DELETE /api/user/totp"] = [422, { code, fields: { code }, params: {} }];
  const field = await screen.findByLabelText("Code or recovery code");
  await userEvent.type(field, "000000{Enter}");
  await waitFor(() => expect(field).toBeInvalid());
  app.answers["DELETE /api/user/totp"] = [200, {}];
  app.answers[STATE] = [200, { on: false, recoveryCodesLeft: 0 }];
  await userEvent.type(field, "{Enter}");
  expect(await screen.findByText("Off")).toBeVisible();
});

test("new recovery codes take a code", async () => {
  const app = await startMemberApp();
  app.answers[STATE] = [200, ON];
  app.answers["POST /api/user/totp/recovery-codes"] = [200, { recoveryCodes: CODES }];
  app.show(<Security />, "/profile/security");
  await press(/^Authenticator codes/);
  await press("New recovery codes");
  await userEvent.type(await screen.findByLabelText("Code or recovery code"), "123456{Enter}");
  expect(await screen.findByText(CODES[0] ?? "")).toBeVisible();
});

test("recovery codes are not left behind unasked", async () => {
  const app = await startMemberApp();
  app.answers[STATE] = [200, ON];
  app.answers["POST /api/user/totp/recovery-codes"] = [200, { recoveryCodes: CODES }];
  app.show(<Security />, "/profile/security");
  await press(/^Authenticator codes/);
  await press("New recovery codes");
  await userEvent.type(await screen.findByLabelText("Code or recovery code"), "123456{Enter}");
  await screen.findByText(CODES[0] ?? "");
  await userEvent.keyboard("{Escape}");
  const question = await screen.findByRole("alertdialog", { name: "Leave without your recovery codes?" });
  await userEvent.click(within(question).getByRole("button", { name: "Back" }));
  expect(screen.getByText(CODES[0] ?? "")).toBeVisible();
  await press("I've saved them");
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? "")).toBeNull());
});
