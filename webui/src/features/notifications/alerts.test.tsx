import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { startSharedApp, type MemberApp } from "@testing/app";
import { onlineAtom } from "@/state/connection";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Alerts as Settings } from "@/state/session/alerts";
import { readPermissionAtom } from "@/state/session/push";
import Notifications from "./index";

const DEFAULTS: Settings = {
  at80: true,
  at100: true,
  others: "off",
  othersAbove: "0.00",
  schedules: true,
  quietFrom: "22:00",
  quietTo: "08:00",
  showAmounts: false,
};

async function begin(settings: Partial<Settings> = {}): Promise<{ app: MemberApp; path: string }> {
  const app = await startSharedApp();
  const path = `/api/alerts/${app.store.get(workspaceAtom)?.id ?? ""}`;
  app.answers[`GET ${path}`] = [200, { ...DEFAULTS, ...settings }];
  app.show(<Notifications />, "/alerts");
  await screen.findByRole("switch", { name: "A category reaches 80%" });
  return { app, path };
}

const last = (app: MemberApp) => app.calls.filter(({ call }) => !call.startsWith("GET")).at(-1);

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a switch sends what it changes, and stands at once", async () => {
  const { app, path } = await begin();
  app.answers[`PUT ${path}`] = [200, { ...DEFAULTS, at80: false }];
  const row = screen.getByRole("switch", { name: "A category reaches 80%" });
  await userEvent.click(row);
  expect(row).not.toBeChecked();
  await waitFor(() => expect(last(app)).toEqual({ call: `PUT ${path}`, body: { at80: false } }));
  expect(row).not.toBeChecked();
});

test("a switch that is refused goes back and says why", async () => {
  const { app, path } = await begin();
  app.answers[`PUT ${path}`] = [503, { code: "server.busy", fields: {}, params: {} }];
  const row = screen.getByRole("switch", { name: "Something scheduled is due" });
  await userEvent.click(row);
  await waitFor(() => {
    expect(row).toBeChecked();
  });
  await expect.poll(() => app.toasts.at(-1)?.tone).toBe("error");
});

test("what a locked screen shows is said beside the switch, with amounts only where they are asked for", async () => {
  const { app, path } = await begin();
  expect(screen.getByText(/^Off: “.* · Food”, no amount$/)).toBeVisible();
  app.answers[`PUT ${path}`] = [200, { ...DEFAULTS, showAmounts: true }];
  await userEvent.click(screen.getByRole("switch", { name: "Amounts on the lock screen" }));
  expect(await screen.findByText("Anyone who sees the screen sees them")).toBeVisible();
});

test("small expenses of others stay quiet from an amount on, which the row says in words", async () => {
  const { app, path } = await begin({ others: "each" });
  expect(screen.getByText("Each expense")).toBeInTheDocument();
  app.answers[`PUT ${path}`] = [200, { ...DEFAULTS, others: "each", othersAbove: "50.00" }];
  await userEvent.click(screen.getByRole("button", { name: /Only above/ }));
  const sheet = await screen.findByRole("dialog", { name: "Only above" });
  await userEvent.type(within(sheet).getByLabelText("Amount"), "50");
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(last(app)).toEqual({ call: `PUT ${path}`, body: { othersAbove: "50" } }));
  expect(await screen.findByText(/Each time, above .*50\.00/)).toBeInTheDocument();
});

test("where others are not told of, there is no amount", async () => {
  await begin();
  expect(screen.queryByText("Only above")).toBeNull();
});

test("without quiet hours they start with the night, and their ends are sent when one is left", async () => {
  const { app, path } = await begin({ quietTo: "22:00" });
  const row = screen.getByRole("switch", { name: "Quiet hours" });
  expect(row).not.toBeChecked();
  app.answers[`PUT ${path}`] = [200, DEFAULTS];
  await userEvent.click(row);
  await waitFor(() => expect(last(app)?.body).toEqual({ quietFrom: "22:00", quietTo: "08:00" }));
  app.answers[`PUT ${path}`] = [200, { ...DEFAULTS, quietTo: "07:30" }];
  const to = within(await screen.findByRole("group", { name: "Quiet hours" })).getByLabelText("To");
  fireEvent.change(to, { target: { value: "07:30" } });
  fireEvent.blur(to);
  await waitFor(() => expect(last(app)?.body).toEqual({ quietTo: "07:30" }));
  expect(await screen.findByText("22:00 – 07:30, then one summary")).toBeInTheDocument();
});

test("other members' expenses are chosen from three", async () => {
  const { app, path } = await begin();
  app.answers[`PUT ${path}`] = [200, { ...DEFAULTS, others: "daily" }];
  await userEvent.click(screen.getByRole("button", { name: /Somebody else spends/ }));
  await userEvent.click(await screen.findByText("Once a day, at 19:00"));
  await waitFor(() => expect(last(app)?.body).toEqual({ others: "daily" }));
});

test("without a connection the last settings stand with their time, and nothing can be switched", async () => {
  const { app } = await begin({ others: "each" });
  const rows = [/Somebody else spends/, /Only above/];
  for (const name of rows) expect(screen.getByRole("button", { name })).toBeVisible();
  act(() => app.store.set(onlineAtom, false));
  expect(await screen.findByText(/You’re offline\. As of \d\d:\d\d/)).toBeInTheDocument();
  for (const each of screen.getAllByRole("switch")) expect(each).toBeDisabled();
  for (const name of rows) expect(screen.queryByRole("button", { name })).toBeNull();
  for (const label of ["From", "To"]) expect(screen.getByLabelText(label)).toBeDisabled();
});

test("where the browser blocks notices it says so, without a button", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  vi.stubGlobal("PushManager", {});
  const worker = { serviceWorker: { value: {} }, onLine: { value: true } };
  vi.stubGlobal("navigator", Object.create(navigator, worker));
  await begin();
  expect(await screen.findByRole("heading", { name: "Let alerts come to this device" })).toBeVisible();
  expect(screen.getByText(/Notifications are blocked/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Turn on" })).toBeNull();
  vi.unstubAllGlobals();
});

test("a browser without notices says that alerts come by e-mail", async () => {
  await begin();
  expect(screen.getByText("By e-mail")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Test" })).toBeNull();
});

test.each([true, false])("where notices come to this device one can be tried (shown: %s)", async (works) => {
  const shown: unknown[] = [];
  const showNotification = (...notice: unknown[]) => {
    shown.push(notice);
    return works ? Promise.resolve() : Promise.reject(new TypeError("No notice without permission"));
  };
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("PushManager", {});
  const worker = { ready: Promise.resolve({ showNotification }) };
  const given = { serviceWorker: { value: worker }, onLine: { value: true } };
  vi.stubGlobal("navigator", Object.create(navigator, given));
  const { app } = await begin();
  act(() => app.store.set(readPermissionAtom));
  expect(await screen.findByText("On for this device")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Test" }));
  await waitFor(() =>
    expect(shown).toEqual([
      [
        "Notifications work",
        expect.objectContaining({ data: expect.objectContaining({ url: "/alerts" }) as object }) as object,
      ],
    ]),
  );
  const failures = works ? [] : [{ text: "No notification could be shown. Try again.", tone: "error" }];
  await waitFor(() => expect(app.toasts).toMatchObject(failures));
  vi.unstubAllGlobals();
});

test("it reads in Ukrainian", async () => {
  const app = await startSharedApp();
  const path = `/api/alerts/${app.store.get(workspaceAtom)?.id ?? ""}`;
  app.answers[`GET ${path}`] = [200, DEFAULTS];
  const { switchLanguage } = await import("@/i18n/start");
  await act(() => switchLanguage("ua"));
  app.show(<Notifications />, "/alerts");
  expect(await screen.findByRole("switch", { name: /^Категорія досягла 80\s%$/ })).toBeChecked();
  expect(screen.getByRole("switch", { name: "Тихі години" })).toBeChecked();
  await act(() => switchLanguage("en"));
});
