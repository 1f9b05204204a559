import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markSeenAtom } from "@/state/budget/refused";
import type { Operation } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { startGuestApp, startSharedApp, type SharedApp } from "@testing/app";
import { holdTimeouts } from "@testing/heldTimeouts";
import { sessionAtom } from "@/state/session/session";
import { logoutAtom, startSampleAtom } from "@/state/session/signIn";
import { Banners } from "./Shell";

function connection(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  });
}

const rename = (app: SharedApp, name: string): Operation => ({
  name: "updateAccount",
  id: app.account("Cash").id,
  body: { name },
});

/** The code of a banner is fetched by the first one, or in an idle moment: tests that hold the clock have none. */
beforeEach(async () => {
  const app = await startGuestApp();
  connection(false);
  const { unmount } = app.show(<Banners />);
  await screen.findByRole("status");
  unmount();
  connection(true);
  vi.restoreAllMocks();
});

afterEach(() => {
  connection(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("with a connection there is nothing to say", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a lost connection is said for as long as it lasts, and that it is back for three seconds", async () => {
  const app = await startGuestApp();
  app.show(<Banners />);
  vi.useFakeTimers();
  connection(false);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole("status")).toHaveTextContent("You are offline. Changes are kept.");
  connection(true);
  expect(screen.getByRole("status")).toHaveTextContent("Back online");
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(screen.queryByRole("status")).toBeNull();
});

test("a server that does not answer is said while the browser is online, with what waits, and that all is sent", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  app.server.answerWith(503);
  await app.change(rename(app, "Purse"));
  await app.refresh();
  expect(app.store.get(onlineAtom)).toBe(true);
  expect(screen.getByRole("status")).toHaveTextContent("The server does not answer.1 change waits");
  app.server.answerWith(null);
  await app.refresh();
  expect(screen.getByRole("status")).toHaveTextContent("Back online. 1 change is sent.");
});

test("what takes longer to send than the news of the connection is told of once it is sent", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  const news = holdTimeouts(3000);
  connection(false);
  await app.offline(rename(app, "Purse"));
  const { send } = app.server.server;
  const answer = new EventTarget();
  const isAnswered = new Promise((resolve) => answer.addEventListener("come", resolve));
  vi.spyOn(app.server.server, "send").mockImplementation(async (...change) => {
    await isAnswered;
    return send(...change);
  });
  connection(true);
  news.fire();
  expect(screen.getByRole("status")).toHaveTextContent("Back online");
  answer.dispatchEvent(new Event("come"));
  await waitFor(() => {
    expect(screen.getByRole("status")).toHaveTextContent("Back online. 1 change is sent.");
    expect(news.count()).toBe(1);
  });
  news.fire();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a server that does not answer to a reader is said too", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  app.server.answerWith(502);
  await app.refresh();
  expect(screen.getByRole("status")).toHaveTextContent("The server does not answer.");
});

test("a device without space for what the server answers is said to be full", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  const put = Reflect.get<IDBObjectStore, "put">(IDBObjectStore.prototype, "put");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === "rows") throw new DOMException("no space", "QuotaExceededError");
    return put.apply(this, given);
  });
  await app.change(rename(app, "Purse"));
  await app.refresh();
  expect(screen.getByRole("status")).toHaveTextContent("This device is full.");
  expect(screen.getByRole("status")).toHaveTextContent("1 change waits");
});

test("a refused change comes first, until it was looked at", async () => {
  const app = await startSharedApp();
  app.show(<Banners />);
  const theirs = rename(app, "Wallet");
  await app.offline(rename(app, "Purse"));
  app.server.change(theirs);
  await app.refresh();
  connection(false);
  expect(screen.getByRole("status")).toHaveTextContent("1 change was not saved.");
  expect(screen.getByRole("link", { name: "See" })).toHaveAttribute("href", "/profile/not-saved");
  act(() => app.store.set(markSeenAtom));
  await waitFor(() => {
    expect(screen.getByRole("status")).toHaveTextContent("You are offline");
  });
});

test("sample data is said to be that on every page, and goes with one press", async () => {
  const app = await startGuestApp();
  await app.store.set(logoutAtom);
  await app.store.set(startSampleAtom);
  app.show(<Banners />);
  expect(screen.getByRole("status")).toHaveTextContent("This is sample data.");
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("none"));
  expect(screen.queryByRole("status")).toBeNull();
});

test.each([
  ["en", "This browser keeps nothing: your entries are gone when you close this page."],
  ["ua", "Цей браузер нічого не зберігає: записи зникнуть, коли ви закриєте сторінку."],
] as const)("a browser that refuses a database is said to keep nothing, in %s", async (language, text) => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const app = await startGuestApp({ open: refuse });
  await switchLanguage(language);
  app.show(<Banners />);
  expect(await screen.findByRole("status")).toHaveTextContent(text);
});
