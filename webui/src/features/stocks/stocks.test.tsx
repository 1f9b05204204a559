import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { onlineAtom } from "@/state/connection";
import { recentQuotesAtom } from "@/state/session/stocks";
import { connectAtom } from "@/state/view";
import { limits } from "@/domain";
import { startGuestApp, startSharedApp, type SharedApp } from "@testing/app";
import { holdTimeouts } from "@testing/heldTimeouts";
import Stocks from "./index";
import Quote from "./quote/Quote";

const APPLE = {
  symbol: "AAPL",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  country: "United States",
  currencyCode: "USD",
  type: "Common Stock",
};
const PRICED = {
  symbol: "AAPL",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  currencyCode: "USD",
  price: "1271.49",
  change: "-3.12",
  percentChange: "-1.16",
  open: "1270.00",
  high: "1280.00",
  low: "1260.00",
  previousClose: "1274.61",
  volume: 41213400,
  at: "2026-11-19T09:00:00Z",
  isOpen: false,
};
const problem = (code: string, params = {}) => ({ code, message: code, fields: {}, params });

function show(app: SharedApp, address: string) {
  return app.show(
    <Routes>
      <Route path="/stocks" element={<Stocks />} />
      <Route path="/stocks/:symbol" element={<Quote />} />
    </Routes>,
    address,
  );
}

async function begin(address = "/stocks") {
  const app = await startSharedApp();
  app.answers["GET /api/stocks"] = [200, [APPLE]];
  app.answers["GET /api/stocks/item"] = [200, PRICED];
  return { app, ...show(app, address) };
}

const searches = (app: SharedApp) => app.calls.filter(({ call }) => call === "GET /api/stocks");

/** Type what to look for, and rest. */
async function lookFor(app: SharedApp, text: string): Promise<void> {
  const rest = holdTimeouts(limits.AUTOCOMPLETE_DEBOUNCE_MS);
  await userEvent.type(screen.getByRole("searchbox"), text);
  expect(searches(app)).toEqual([]);
  rest.fire();
}

test("what is typed is searched once it rests, and a found stock leads to its price, which is kept", async () => {
  const { app } = await begin();
  expect(await screen.findByText("Type a name or a symbol, like Apple or AAPL.")).toBeVisible();
  await lookFor(app, "apple");
  const found = await screen.findByRole("list", { name: "1 found" });
  expect(searches(app)).toHaveLength(1);
  await userEvent.click(within(found).getByRole("link", { name: /Apple Inc\.NASDAQ · United States/ }));
  expect(await screen.findByText("−$3.12 · −1.16%")).toBeVisible();
  expect(app.address()).toBe("/stocks/AAPL%3ANASDAQ");
  expect(screen.getByText("Apple Inc. · NASDAQ · USD").parentElement).toHaveTextContent("$1 271.49");
  expect(screen.getByText(/^Market closed · Thursday, 19\.11\.2026, .* · 2 days ago$/)).toBeVisible();
  expect(
    screen.getByRole("img", { name: /^Low \$1.260\.00, high \$1.280\.00, now \$1.271\.49$/ }),
  ).toBeVisible();
  expect(screen.getByText(/^41.213.400$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  const last = await screen.findByRole("list", { name: "Looked at last" });
  expect(within(last).getByRole("link")).toHaveTextContent("NASDAQ · 2 days ago$1 271.49");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(await screen.findByText("What is it worth today?")).toBeVisible();
});

test("a search that finds nothing says what it looked for", async () => {
  const { app } = await begin();
  app.answers["GET /api/stocks"] = [200, []];
  await lookFor(app, "appel");
  expect(await screen.findByText("Nothing found for “appel”")).toBeVisible();
});

test.each([
  [
    "stocks.off",
    { setting: "BUDGET_STOCKS_KEY" },
    "Stocks are off here",
    /Set BUDGET_STOCKS_KEY to turn it on/,
  ],
  ["stocks.limited", { seconds: "40" }, "Prices are unavailable", /try again in 40 seconds/],
  ["request.rateLimited", { seconds: "9" }, "Prices are unavailable", /try again in 9 seconds/],
  ["provider.unavailable", {}, "Prices are unavailable", /The service did not respond/],
])("%s is said as what it is", async (code, params, title, text) => {
  const { app } = await begin();
  app.answers["GET /api/stocks"] = [503, problem(code, params)];
  await lookFor(app, "apple");
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(code === "stocks.off" ? 0 : 1);
});

test("after an outage the same is searched again", async () => {
  const { app } = await begin();
  app.answers["GET /api/stocks"] = [503, problem("provider.unavailable")];
  await lookFor(app, "apple");
  const again = await screen.findByRole("button", { name: "Try again" });
  app.answers["GET /api/stocks"] = [200, [APPLE]];
  await userEvent.click(again);
  expect(await screen.findByRole("link", { name: /Apple Inc/ })).toBeVisible();
});

test("when prices do not answer the last one that was read stays, and it says so", async () => {
  const { app, unmount } = await begin("/stocks/AAPL%3ANASDAQ");
  expect(await screen.findByText("−$3.12 · −1.16%")).toBeVisible();
  unmount();
  app.answers["GET /api/stocks/item"] = [503, problem("provider.unavailable")];
  show(app, "/stocks/AAPL%3ANASDAQ");
  expect(await screen.findByText("Prices are unavailable. This is the last known one.")).toBeVisible();
  expect(screen.getByText("−$3.12 · −1.16%")).toBeVisible();
  app.answers["GET /api/stocks/item"] = [
    200,
    { ...PRICED, change: "1.00", percentChange: "0.08", isOpen: true },
  ];
  await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText("+$1.00 · +0.08%")).toBeVisible();
  expect(screen.queryByText(/do not answer/)).toBeNull();
});

test("a symbol that is none says so", async () => {
  const { app, unmount } = await begin();
  unmount();
  app.answers["GET /api/stocks/item"] = [404, problem("stocks.unknown")];
  show(app, "/stocks/NOSUCH");
  expect(await screen.findByText("There is no such stock")).toBeVisible();
});

test("without a connection nothing is searched, and prices stand as they were", async () => {
  const { app, unmount } = await begin("/stocks/AAPL%3ANASDAQ");
  expect(await screen.findByText("−$3.12 · −1.16%")).toBeVisible();
  unmount();
  act(() => app.store.set(onlineAtom, false));
  const calls = app.calls.length;
  const { unmount: leave } = show(app, "/stocks");
  expect(await screen.findByText("Searching needs a connection. Prices may be out of date.")).toBeVisible();
  expect(screen.getByRole("searchbox")).toBeDisabled();
  await userEvent.click(await screen.findByRole("link", { name: /Apple Inc/ }));
  expect(await screen.findByText("−$3.12 · −1.16%")).toBeVisible();
  expect(screen.getByRole("button", { name: "Refresh" })).toBeDisabled();
  leave();
  show(app, "/stocks/MSFT%3ANASDAQ");
  expect(await screen.findByText("No price on this device")).toBeVisible();
  expect(app.calls).toHaveLength(calls);
});

test("a guest is told what an account adds", async () => {
  const app = await startGuestApp();
  app.show(<Stocks />, "/stocks");
  expect(screen.getByRole("heading", { name: "Stocks come with an account" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign up" })).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("what one person looked at is not shown once they are out", async () => {
  const { app } = await begin("/stocks/AAPL%3ANASDAQ");
  expect(await screen.findByText("−$3.12 · −1.16%")).toBeVisible();
  act(() => app.store.set(connectAtom, null));
  expect(screen.queryByText("−$3.12 · −1.16%")).toBeNull();
  expect(app.store.get(recentQuotesAtom)).toBeNull();
});
