import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { sessionAtom } from "@/state/session/session";
import { startMemberApp } from "@testing/app";
import Sessions from "./Sessions";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const createdAt = new Date(2026, 10, 20, 12, 30).toISOString();
const HERE = { id: "session-1", device: FIREFOX, createdAt, isCurrent: true };
const ELSEWHERE = { ...HERE, id: "session-2", device: "curl/8.0", isCurrent: false };

async function begin() {
  const app = await startMemberApp();
  app.answers["GET /api/user/sessions"] = [200, [HERE, ELSEWHERE]];
  app.show(<Sessions />, "/profile/sessions");
  await screen.findByText("Firefox on Linux");
  return app;
}

test("this device is told apart, and only others can be signed out", async () => {
  await begin();
  expect(screen.getByText("this device")).toBeVisible();
  expect(screen.getAllByText("Signed in 20.11.2026, 12:30")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: /^Sign out on/ })).toHaveLength(1);
});

test("a session that was ended is told of, and the list is read again", async () => {
  const app = await begin();
  app.answers["DELETE /api/user/sessions/session-2"] = [200, {}];
  app.answers["GET /api/user/sessions"] = [200, [HERE]];
  await userEvent.click(screen.getByRole("button", { name: /^Sign out on/ }));
  await expect.poll(() => screen.queryByRole("button", { name: /^Sign out on/ })).toBeNull();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Signed out: curl");
});

test("signing out everywhere asks first; refused, one stays in", async () => {
  const app = await begin();
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  const question = await screen.findByRole("alertdialog", { name: "Sign out on every device?" });
  await userEvent.click(within(question).getByRole("button", { name: "Sign out" }));
  await expect.poll(() => app.toasts.at(-1)?.tone).toBe("error");
  expect(app.store.get(sessionAtom).kind).toBe("user");
});

test("signing out everywhere leaves nobody in on this device", async () => {
  const app = await begin();
  app.answers["POST /api/user/logout-everywhere"] = [200, {}];
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  const question = await screen.findByRole("alertdialog", { name: "Sign out on every device?" });
  expect(question).toHaveTextContent("This one is signed out too.");
  await userEvent.click(within(question).getByRole("button", { name: "Sign out" }));
  await expect.poll(() => app.store.get(sessionAtom).kind).toBe("none");
});

test("who thinks better of it stays signed in everywhere", async () => {
  const app = await begin();
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(app.calls.map(({ call }) => call)).not.toContain("POST /api/user/logout-everywhere");
  expect(app.store.get(sessionAtom).kind).toBe("user");
});

test("a session that could not be ended is still in the list, and why is told", async () => {
  const app = await begin();
  await userEvent.click(screen.getByRole("button", { name: "Sign out on curl" }));
  await expect.poll(() => app.toasts.at(-1)?.tone).toBe("error");
  expect(await screen.findByRole("button", { name: "Sign out on curl" })).toBeVisible();
});

test("devices that could not be read are asked for again", async () => {
  const app = await startMemberApp();
  app.show(<Sessions />, "/profile/sessions");
  expect(await screen.findByText("Your devices can't be shown now")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign out everywhere" })).toBeNull();
  app.answers["GET /api/user/sessions"] = [200, [HERE]];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Firefox on Linux")).toBeVisible();
});

test("a device that does not say what it is is called unknown, in the language of the app", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/user/sessions"] = [200, [HERE, { ...ELSEWHERE, device: "" }]];
  app.show(<Sessions />, "/profile/sessions");
  expect(await screen.findByRole("button", { name: "Sign out on Unknown device" })).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("button", { name: "Вийти на пристрої Невідомий пристрій" })).toBeVisible();
  expect(screen.getByText("Firefox, Linux")).toBeVisible();
});

test("each way in has a name: terminal, programs, a file", async () => {
  const app = await startMemberApp();
  const agents = ["budget-cli (Linux)", "budget-sdk (Mac OS X)", "local"];
  const rows = agents.map((device) => ({ ...ELSEWHERE, id: device, device }));
  app.answers["GET /api/user/sessions"] = [200, rows];
  app.show(<Sessions />, "/profile/sessions");
  for (const name of ["Terminal on Linux", "Python program on Mac", "File of the server"]) {
    expect(await screen.findByText(name)).toBeVisible();
  }
});
