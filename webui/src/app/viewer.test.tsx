import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { newUuid } from "@/data/device/clock";
import { ErrorCode, type Operation } from "@/domain";
import Accounts from "@/features/accounts";
import Data from "@/features/data";
import Expenses from "@/features/expenses";
import Review from "@/features/expenses/review/Review";
import History from "@/features/history";
import Lists from "@/features/lists";
import NotSaved from "@/features/not-saved";
import Planning from "@/features/planning";
import CategoryPage from "@/features/planning/page";
import Schedules from "@/features/schedules";
import { switchLanguage } from "@/i18n/start";
import { canEditAtom } from "@/state/budget/access";
import { noticesAtom } from "@/state/notices";
import { TopBarSlot } from "@/ui/frame/TopBarEnd";
import { startSharedApp, type SharedApp } from "@testing/app";
import { refusal, USER_ID, type FakeServer } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { Banners } from "./Shell";
import { EditorsOnly } from "./Screens";

/** Nothing scrolls here. */
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const setRole = (server: FakeServer, role: "editor" | "viewer") =>
  server.setPeople([member("bo", "Bo"), member(USER_ID, "Ann", true, role)]);

/** One row of every kind, and something due. */
function furnish(server: FakeServer): void {
  const { accounts, categories } = server.state();
  const [accountId = "", categoryId = "", planned = ""] = [
    accounts[1]?.id,
    ...categories.map(({ id }) => id),
  ];
  const booked = { accountId, categoryId, value: "5", note: "lunch" };
  const item = { id: newUuid(), label: "Milk" };
  const operations: readonly Operation[] = [
    { name: "addExpenses", id: "his-1", body: booked },
    { name: "setPlanning", id: "plan-1", body: { categoryId: planned, date: "2026-11-01", budget: "300" } },
    { name: "createList", id: "list-1", body: { name: "Market", listItems: [item] } },
    {
      name: "createSchedule",
      id: "sch-1",
      body: { ...booked, kind: "expense", frequency: "month", startDate: "2026-11-21" },
    },
  ];
  for (const operation of operations) server.change(operation);
}

const shared = (role: "editor" | "viewer") =>
  startSharedApp((server) => {
    furnish(server);
    setRole(server, role);
    const away = () => Promise.resolve(refusal("error", ErrorCode.SERVER_ERROR));
    const statistics = { mainStatistics: away, accountStatistics: away, categoryStatistics: away };
    Object.assign(server.server, { ...statistics, categoryShares: away });
  });

/** Screens, and what on them changes the budget: an editor finds each of it, a viewer nothing. */
const SCREENS: Record<
  string,
  (app: SharedApp) => [page: ReactElement, address: string, edits: readonly RegExp[]]
> = {
  expenses: () => [<Expenses key="" keypad={null} />, "/expenses", [/New category/, /^Post/, /^Skip/]],
  accounts: () => [<Accounts key="" />, "/accounts", [/Add account/i, /order/i]],
  account: (app) => [
    <Routes key="">
      <Route path="/accounts/:accountId" element={<Accounts />} />
    </Routes>,
    `/accounts/${app.account("Cash").id}`,
    [/^Edit/, /Add income/, /Set balance/, /^Transfer/],
  ],
  planning: () => [
    <Planning key="" />,
    "/planning",
    [/Add category/i, /Reorder/i, /Income expected/i, /, planned/],
  ],
  category: (app) => [
    <Routes key="">
      <Route path="/categories/:categoryId" element={<CategoryPage />} />
    </Routes>,
    `/categories/${app.category("Food").id}`,
    [/Edit/, /^Plan/, /Add expense/],
  ],
  lists: () => [<Lists key="" />, "/planning/lists", [/New list/]],
  list: () => [
    <Routes key="">
      <Route path="/planning/lists/:listId" element={<Lists />} />
    </Routes>,
    "/planning/lists/list-1",
    [/Edit/, /^Milk/, /^Price of Milk/, /^Options for Milk/, /^Add item/],
  ],
  history: () => [<History key="" />, "/history?entry=his-1", [/^Edit/, /^Delete/]],
  review: () => {
    vi.setSystemTime(new Date("2026-12-02T10:00:00"));
    return [<Review key="" />, "/expenses/review", [/^(Copy plan to|Plan) December/]];
  },
  schedules: () => [<Schedules key="" />, "/schedules", [/^Schedule an entry/, /^Post/, /^Skip/]],
  data: () => [<Data key="" />, "/data", [/Import/]],
};

const pressable = () =>
  [...document.querySelectorAll("button, a, input[type=checkbox]:not(:disabled)")].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );

test.each(Object.entries(SCREENS))("%s shows a viewer nothing that would be refused", async (_name, of) => {
  const app = await shared("editor");
  const [page, address, edits] = of(app);
  const { unmount } = app.show(<TopBarSlot value={document.body}>{page}</TopBarSlot>, address);
  const findable = () => edits.filter((edit) => pressable().some((text) => edit.test(text)));
  await waitFor(() => expect(findable()).toEqual(edits));
  unmount();
  setRole(app.server, "viewer");
  await app.refresh();
  expect(app.store.get(canEditAtom)).toBe(false);
  app.show(<TopBarSlot value={document.body}>{page}</TopBarSlot>, address);
  expect(findable()).toEqual([]);
});

test("a viewer opens a schedule to read it, and finds nothing to change in it", async () => {
  const app = await shared("viewer");
  app.show(<Schedules />, "/schedules?edit=sch-1");
  const sheet = within(await screen.findByRole("dialog", { name: "lunch" }));
  expect(sheet.getByText("monthly")).toBeVisible();
  expect(sheet.getByText("$5.00")).toBeVisible();
  expect(sheet.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual(["Close"]);
});

test("a banner says that the workspace is only viewed, in both languages, until the role is back", async () => {
  const app = await shared("viewer");
  app.show(<Banners />);
  expect(await screen.findByText("You can view Ann but not change it.")).toBeVisible();
  await switchLanguage("ua");
  expect(await screen.findByText("Ви можете переглядати «Ann», але не змінювати.")).toBeVisible();
  setRole(app.server, "editor");
  await app.refresh();
  expect(screen.queryByText(/переглядати/)).toBeNull();
});

test("a viewer's change is refused at once with the reason, and nothing waits", async () => {
  const app = await shared("viewer");
  const outcome = await app.change({
    name: "updateCategory",
    id: app.category("Food").id,
    body: { name: "Groceries" },
  });
  expect(outcome).toMatchObject({ ok: false, code: ErrorCode.WORKSPACE_VIEWER });
  expect(app.store.get(noticesAtom)).toMatchObject([{ code: ErrorCode.WORKSPACE_VIEWER }]);
  expect(app.server.received).toEqual([]);
  expect((await app.change({ name: "updateSettings", body: { expensesView: "list-view" } })).ok).toBe(true);
});

test("an address that only changes the budget says why not, and what is begun there stays", async () => {
  const app = await shared("editor");
  const page = <EditorsOnly>typing</EditorsOnly>;
  const { unmount } = app.show(page, "/add");
  setRole(app.server, "viewer");
  await app.refresh();
  expect(screen.getByText("typing")).toBeVisible();
  unmount();
  app.show(page, "/add");
  expect(screen.getByText("You can only view Ann")).toBeVisible();
  expect(screen.queryByText("typing")).toBeNull();
});

test("what waited when the role changed is kept in Not saved with the reason, and is not tried again", async () => {
  const app = await shared("editor");
  await app.offline({ name: "updateCategory", id: app.category("Food").id, body: { name: "Groceries" } });
  vi.spyOn(app.server.server, "send").mockResolvedValue(refusal(403, ErrorCode.WORKSPACE_VIEWER));
  setRole(app.server, "viewer");
  await app.refresh();
  app.show(<NotSaved />, "/profile/not-saved");
  expect(
    await screen.findByText("You can view this workspace but not change it. Ask its owner to let you edit"),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Discard" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
