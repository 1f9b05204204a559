import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { newUuid, today } from "@/data/device/clock";
import { ErrorCode, type Operation } from "@/domain";
import { schedulesAtom } from "@/state/budget/schedules";
import { entriesAtom } from "@testing/entries";
import { expensesViewAtom } from "@/state/budget/settings";
import { notSavedAtom } from "@/state/budget/notSaved";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { refusal } from "@testing/fakeServer";
import Add from "./index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const words = () => screen.getByRole("combobox", { name: "What was it?" });
const details = async (name: string) => {
  await press("More details");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

test("a link fills the keypad in, and one press books what it says", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=12.5&category=Transport&note=bus");
  expect(screen.getByRole("button", { name: /^To Transport/ })).toBeVisible();
  expect(words()).toHaveValue("bus");
  await press("Add expense");
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  expect(entries(app)).toMatchObject([{ value: "-12.50", categoryLabel: "Transport", note: "bus" }]);
});

test("nothing can be booked before there is an amount", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeDisabled();
  await press("5");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeEnabled();
});

test("a category says what is free where something is still to come, and what is over", async () => {
  const app = await startGuestApp();
  const categoryId = app.category("Food").id;
  const body = { categoryId, date: today().slice(0, 8) + "01", budget: "100" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  const bill = { kind: "expense", accountId: app.account("Cash").id, categoryId, frequency: "once" } as const;
  const schedule = (id: string, value: string) =>
    app.change({ name: "createSchedule", id, body: { ...bill, value, startDate: today() } });
  await schedule("sch-1", "30");
  app.show(<Add />, "/add?category=Food");
  expect(screen.getByRole("button", { name: "To Food, $70.00 free. Change" })).toHaveTextContent(
    "$70.00 free",
  );
  await act(() => schedule("sch-2", "90"));
  expect(await screen.findByRole("button", { name: /^To Food, \$20\.00 over/ })).toHaveTextContent(
    "$20.00 over",
  );
});

test("another account, category and day are chosen in sheets", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=8");
  await press(/^From Credit Card/);
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await press(/^To Food/);
  await userEvent.click(await screen.findByRole("button", { name: /^Utilities/ }));
  await press("Date: Today. Change");
  await userEvent.click(await screen.findByRole("button", { name: /^Yesterday/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Add expense");
  await waitFor(() => expect(entries(app)).toHaveLength(1));
  expect(entries(app)[0]).toMatchObject({
    accountLabel: "Cash",
    categoryLabel: "Utilities",
    localDay: "2026-11-20",
  });
});

test("a category is chosen among icons or in a list, each with what is left, and the choice of view is kept", async () => {
  const app = await startGuestApp();
  const body = { categoryId: app.category("Utilities").id, date: "2026-11-01", budget: "40" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  app.show(<Add />, "/add?amount=8");
  await press(/^To Food/);
  const icon = await screen.findByRole("button", { name: "Utilities, $40.00 left of $40.00, 0%" });
  expect(screen.getByRole("button", { name: /^Food, / })).toHaveAttribute("aria-current", "true");
  await userEvent.click(icon);
  await press(/^To Utilities, \$40.00 left/);
  await userEvent.click(await screen.findByRole("button", { name: "List" }));
  const row = await screen.findByRole("button", { name: /^Transport/ });
  expect(screen.queryByRole("button", { name: "Utilities, $40.00 left of $40.00, 0%" })).toBeNull();
  expect(app.store.get(expensesViewAtom)).toBe("list-view");
  await userEvent.click(row);
  expect(await screen.findByRole("button", { name: /^To Transport/ })).toBeVisible();
});

test("a correction starts from what was booked and takes its place", async () => {
  const app = await startGuestApp();
  const body = { value: "7", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Add />, "/add?replace=his-1");
  expect(screen.getByRole("button", { name: /^From Cash/ })).toBeVisible();
  await press("5");
  await press("Save");
  await waitFor(() => expect(entries(app)).toMatchObject([{ value: "-5.00" }]));
});

async function editLunch(): Promise<TestApp> {
  const app = await startGuestApp();
  const body = { value: "7", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, note: "lunch" } });
  app.show(<Add />, "/add?replace=his-1");
  return app;
}

async function writeNote(note: string): Promise<void> {
  await details("Note");
  const field = await screen.findByRole("textbox", { name: "Note" });
  expect(field.tagName).toBe("TEXTAREA");
  await userEvent.clear(field);
  await userEvent.type(field, note);
  await press("OK");
}

test("an entry whose note alone was edited stays the entry it is, and Undo brings the old note back", async () => {
  const app = await editLunch();
  await writeNote("  lunch with Olena ");
  await press("Save");
  await toldOf(app, "Note changed");
  expect(entries(app)).toMatchObject([{ id: "his-1", value: "-7.00", note: "lunch with Olena" }]);
  await app.undo();
  expect(entries(app)).toMatchObject([{ id: "his-1", note: "lunch" }]);
});

test("the note of an entry can be edited though its category is gone", async () => {
  const app = await editLunch();
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  await writeNote("dinner");
  await press("Save");
  await waitFor(() => expect(entries(app)).toMatchObject([{ id: "his-1", note: "dinner" }]));
});

test("Save waits until something changed, and again once that is taken back", async () => {
  await editLunch();
  const save = () => screen.getByRole("button", { name: "Save" });
  expect(save()).toBeDisabled();
  await userEvent.type(words(), "es");
  expect(save()).toBeEnabled();
  await userEvent.type(words(), "{Backspace}{Backspace}");
  expect(save()).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard("8");
  expect(save()).toBeEnabled();
  await userEvent.keyboard("{Backspace}7");
  expect(save()).toBeDisabled();
});

test("the old amount is selected: a digit, the point or backspace replaces it, a sign goes on from it", async () => {
  const app = await editLunch();
  expect(screen.getByText("Type to replace")).toBeVisible();
  await userEvent.keyboard("+2");
  expect(await spoken("7 plus 2, 9.00 US dollars")).toBeInTheDocument();
  await press("Save");
  await toldOf(app, "Expense corrected");
  expect(entries(app)).toMatchObject([{ value: "-9.00" }]);
});

test("backspace takes the whole old amount, and what follows is another", async () => {
  await editLunch();
  await userEvent.keyboard("{Backspace}");
  expect(await spoken("0.00 US dollars")).toBeInTheDocument();
  await userEvent.keyboard("12");
  expect(await spoken("12.00 US dollars")).toBeInTheDocument();
});

test("the bin deletes at once, whatever was typed, and Undo brings the entry back", async () => {
  const app = await editLunch();
  await press("5");
  await press("Delete");
  await toldOf(app, "Expense deleted");
  expect(entries(app)).toEqual([]);
  await app.undo();
  expect(entries(app)).toMatchObject([{ value: "-7.00", note: "lunch" }]);
});

test("an entry that is deleted elsewhere while it is edited can be booked again, and nothing typed is lost", async () => {
  const app = await editLunch();
  await press("5");
  await app.change({ name: "deleteHistory", id: "his-1" });
  expect(await screen.findByText("Somebody deleted it")).toBeVisible();
  await press("Book it again");
  await waitFor(() => expect(entries(app)).toMatchObject([{ value: "-5.00", note: "lunch" }]));
  await toldOf(app, "−$5.00 Food");
});

test("an earlier entry fills in its category and account, unless they were chosen by hand", async () => {
  const app = await startGuestApp();
  const [cash, transport] = [app.account("Cash").id, app.category("Transport").id];
  const body = { value: "3", accountId: cash, categoryId: transport, note: "bus" };
  await app.change({ name: "addExpenses", id: "his-1", body });
  const later = {
    value: "9",
    accountId: app.account("Credit Card").id,
    categoryId: app.category("Utilities").id,
  };
  vi.setSystemTime(new Date("2026-11-21T10:01:00"));
  await app.change({ name: "addExpenses", id: "his-2", body: later });
  app.show(<Add />, "/add");
  await press(/^To Utilities/);
  await userEvent.click(await screen.findByRole("button", { name: /^Food/ }));
  await userEvent.click(words());
  await userEvent.click(await screen.findByRole("option", { name: /^bus/ }));
  expect(words()).toHaveValue("bus");
  expect(screen.getByRole("button", { name: /^To Food/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^From Cash/ })).toBeVisible();
});

test("a correction of what is gone leads to the history", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?replace=his-unknown");
  expect(screen.getByText("This entry is gone")).toBeVisible();
  expect(screen.getByRole("link", { name: "To the history" })).toHaveAttribute("href", "/history");
});

async function withSalary(): Promise<TestApp> {
  const app = await startGuestApp();
  const body = { value: "1500", note: "salary", date: "2026-11-05T09:30:00+00:00" };
  await app.change({ name: "transfer", id: "his-1", accountId: app.account("Cash").id, body });
  return app;
}

const toldOf = (app: TestApp, text: string) => waitFor(() => expect(app.toasts.at(-1)?.text).toBe(text));
const budgets = (app: TestApp) => ["Cash", "Credit Card"].map((name) => app.account(name).budget);
/** Types another amount in place of the one that stands there. */
async function retype(keys: string): Promise<void> {
  await userEvent.keyboard(`{Delete}${keys}`);
}
const spoken = (words: string) => screen.findByText(words);

test("a correction of an income keeps its day, its time and its note, and Undo puts the old one back", async () => {
  const app = await withSalary();
  app.show(<Add />, "/add?replace=his-1");
  expect(screen.getByRole("heading", { name: "Edit entry" })).toBeVisible();
  expect(await spoken("1,500.00 US dollars")).toBeInTheDocument();
  expect(words()).toHaveValue("salary");
  await retype("1550");
  await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(entries(app)).toMatchObject([
      { value: "1550.00", localDay: "2026-11-05", date: "2026-11-05T09:30:00.000Z", note: "salary" },
    ]),
  );
  await toldOf(app, "Income corrected");
  await app.undo();
  expect(entries(app)).toMatchObject([{ value: "1500.00", note: "salary", localDay: "2026-11-05" }]);
  expect(budgets(app)).toEqual(["1500.00", "0.00"]);
});

test("a correction moved to today is booked now, not at the moment of the old one", async () => {
  const app = await withSalary();
  app.show(<Add />, "/add?replace=his-1");
  await press("Date: 5 Nov. Change");
  await userEvent.click(await screen.findByRole("button", { name: /^Today/ }));
  await press("Save");
  await waitFor(() =>
    expect(entries(app)).toMatchObject([{ value: "1500.00", localDay: today(), note: "salary" }]),
  );
});

test("an income becomes a transfer, and a transfer an income", async () => {
  const app = await withSalary();
  const { unmount } = app.show(<Add />, "/add?replace=his-1");
  await press("Transfer");
  expect(await spoken("1,500.00 US dollars")).toBeInTheDocument();
  await press("Save");
  await waitFor(() => expect(budgets(app)).toEqual(["1500.00", "-1500.00"]));
  const [moved] = entries(app);
  expect(moved).toMatchObject({ kind: "transfer", fromAccountLabel: "Credit Card", note: "salary" });
  await toldOf(app, "Transfer corrected");
  unmount();
  app.show(<Add />, `/add?replace=${moved?.id ?? ""}`);
  await press("Income");
  await press("Save");
  await waitFor(() => expect(budgets(app)).toEqual(["1500.00", "0.00"]));
  expect(entries(app)).toMatchObject([{ kind: "income", fromAccountId: null }]);
});

test("a correction between two currencies keeps what was booked until what leaves is another amount", async () => {
  const app = await startGuestApp();
  const euros = { name: "Euros", currencyCode: "EUR" };
  await app.change({ name: "createAccount", id: "acc-eur", body: euros });
  const body = { value: "77.70", fromAccountId: app.account("Cash").id, fromValue: "100" };
  await app.change({ name: "transfer", id: "his-1", accountId: "acc-eur", body });
  app.show(<Add />, "/add?replace=his-1");
  expect(
    screen.getByRole("button", { name: /^€77\.70 arrives in Euros\. Change, own amount/ }),
  ).toBeVisible();
  await userEvent.keyboard("1000");
  const question = screen.getByRole("group", { name: "The amount changed. What arrives in Euros?" });
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.click(within(question).getByRole("button", { name: "Keep €77.70" }));
  await press("Save");
  await waitFor(() => expect(entries(app)).toMatchObject([{ value: "77.70", fromValue: "1000.00" }]));
});

test("an account that is gone has to be chosen anew in a correction", async () => {
  const app = await withSalary();
  await app.change({ name: "deleteAccount", id: app.account("Cash").id });
  app.show(<Add />, "/add?replace=his-1");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await press("Into Choose, Account. Change");
  await userEvent.click(await screen.findByRole("button", { name: /^Credit Card/ }));
  await press("Save");
  await waitFor(() =>
    expect(entries(app)).toMatchObject([{ accountLabel: "Credit Card", value: "1500.00" }]),
  );
});

test("an expense of a day after today is scheduled once, and not in the balance", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=8");
  await press("Date: Today. Change");
  fireEvent.change(await screen.findByLabelText("Another day"), { target: { value: "2026-11-30" } });
  await press("OK");
  await press("Schedule expense");
  await waitFor(() =>
    expect(app.store.get(schedulesAtom)).toMatchObject([
      { value: "8.00", frequency: "once", startDate: "2026-11-30" },
    ]),
  );
  expect(entries(app)).toEqual([]);
  expect(app.account("Credit Card").budget).toBe("0.00");
});

test("a correction to a day after today is booked only after a question", async () => {
  const app = await withSalary();
  app.show(<Add />, "/add?replace=his-1");
  await press(/^Date: /);
  fireEvent.change(await screen.findByLabelText("Another day"), { target: { value: "2026-11-30" } });
  await press("OK");
  await press("Save");
  const question = await screen.findByRole("alertdialog", { name: "Book now?" });
  await userEvent.click(within(question).getByRole("button", { name: "Book now" }));
  await waitFor(() => expect(entries(app)).toMatchObject([{ localDay: "2026-11-30" }]));
});

test("a correction of an income that was refused is filled in again and sent in its place", async () => {
  const app = await startSharedApp();
  const cash = app.account("Cash").id;
  const pay: Operation = { name: "transfer", id: newUuid(), accountId: cash, body: { value: "30" } };
  app.server.change(pay);
  await app.refresh();
  const body = { value: "31", accountId: cash, note: "salary", date: "2026-11-05T09:30:00+02:00" };
  vi.spyOn(app.server.server, "send").mockResolvedValueOnce(refusal(422, ErrorCode.REQUEST_INVALID));
  await app.change({ name: "replaceTransfer", id: newUuid(), entryId: pay.id, body });
  await app.refresh();
  const [first] = app.store.get(notSavedAtom);
  app.show(<Add />, `/add?instead=${String(first?.sequence)}`);
  expect(await spoken("31.00 US dollars")).toBeInTheDocument();
  await retype("32");
  await press("Save");
  await waitFor(async () => {
    await app.refresh();
    expect(app.server.state().history).toMatchObject([
      {
        kind: "income",
        value: "32.00",
        note: "salary",
        localDay: "2026-11-05",
        date: "2026-11-05T07:30:00.000Z",
      },
    ]);
  });
  expect(app.store.get(notSavedAtom)).toEqual([]);
});
