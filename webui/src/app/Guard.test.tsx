import { render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { createStore, Provider } from "jotai";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { remindersRemote } from "@/state/session/reminders";
import { startSessionAtom } from "@/state/session/session";
import { loginAtom, logoutAtom, startGuestAtom } from "@/state/session/signIn";
import { invitationCodeAtom, joinCodeAtom } from "@/state/invitationCode";
import { ANN, startGuestApp, startServedApp } from "@testing/app";
import { Guard } from "./Guard";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
});

function visit(page: string, store = createStore()) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[page]}>
        <Routes>
          <Route
            path="/"
            element={
              <Guard access="nobody">
                <h1>Welcome</h1>
              </Guard>
            }
          />
          <Route
            path="/login"
            element={
              <Guard access="nobody">
                <h1>Log in</h1>
              </Guard>
            }
          />
          <Route
            path="/join/AbCd-42"
            element={
              <Guard access="everybody">
                <h1>Invitation</h1>
              </Guard>
            }
          />
          <Route
            path="/sign-up"
            element={
              <Guard access="nobody">
                <h1>Sign up</h1>
              </Guard>
            }
          />
          <Route path="/accounts" element={<h1>Accounts</h1>} />
          <Route path="/expenses" element={<h1>Expenses</h1>} />
          <Route
            path="/history"
            element={
              <Guard access="anybody">
                <h1>History</h1>
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

test("a guest who follows a link to sign up keeps its code for when they do", async () => {
  const { store } = await startGuestApp();
  visit("/sign-up?code=7H3K-9MZ2-0110-0000", store);
  expect(await screen.findByRole("heading", { name: /Accounts|Expenses/ })).toBeVisible();
  expect(store.get(invitationCodeAtom)).toBe("7H3K-9MZ2-0110-0000");
});

test("who logs in by an invitation link is led back to it before anything else", async () => {
  const { store, answers } = await startServedApp();
  answers["POST /api/user/login"] = [200, ANN, "t1"];
  await store.set(startSessionAtom);
  store.set(joinCodeAtom, "AbCd-42");
  visit("/login", store);
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  await store.set(loginAtom, { email: ANN.email, password: "12345678" });
  expect(await screen.findByRole("heading", { name: "Invitation" })).toBeVisible();
  store.set(joinCodeAtom, "");
});

test("nothing is shown until it is known who is in", () => {
  visit("/history");
  expect(screen.queryByRole("heading")).toBeNull();
});

test("somebody who is not in is welcomed, and comes to the page they asked for once they are", async () => {
  const store = visit("/history?month=2026-12");
  await store.set(startSessionAtom);
  expect(await screen.findByRole("heading", { name: "Welcome" })).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem("budget.origin")).toBe("/history?month=2026-12"));
  await store.set(startGuestAtom);
  expect(await screen.findByRole("heading", { name: "History" })).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem("budget.origin")).toBeNull());
});

test("the page somebody signed out on is not where the next one starts", async () => {
  const store = visit("/history");
  await store.set(startSessionAtom);
  await store.set(startGuestAtom);
  expect(await screen.findByRole("heading", { name: "History" })).toBeVisible();
  await store.set(logoutAtom);
  expect(await screen.findByRole("heading", { name: "Welcome" })).toBeVisible();
  expect(sessionStorage.getItem("budget.origin")).toBeNull();
});

test.each([
  ["who comes back", "ann", "History"],
  ["another person", "bo", "Expenses"],
])("after a session ended by itself %s is led to the right page", async (_, id, page) => {
  const { store, answers } = await startServedApp();
  const login = { email: ANN.email, password: "12345678" };
  answers["POST /api/user/login"] = [200, ANN, "t1"];
  await store.set(startSessionAtom);
  visit("/history", store);
  await store.set(loginAtom, login);
  expect(await screen.findByRole("heading", { name: "History" })).toBeVisible();
  answers["GET /api/reminder"] = [401, { code: "auth.required", fields: {}, params: {} }];
  await store.set(remindersRemote.readAtom);
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  answers["POST /api/user/login"] = [200, { ...ANN, id }, "t2"];
  await store.set(loginAtom, login);
  expect(await screen.findByRole("heading", { name: page })).toBeVisible();
});
