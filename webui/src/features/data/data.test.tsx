import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { guestFile } from "@/data/guest/budgetFile";
import { connectAtom, optimisticStateAtom } from "@/state/view";
import { onlineAtom } from "@/state/connection";
import { startGuestApp, startMemberApp, startSharedApp, type TestApp } from "@testing/app";
import Data from "./index";

const choose = (content: BlobPart, name = "budget.json") => {
  fireEvent.change(screen.getByLabelText("Restore from a backup", { selector: "input" }), {
    target: { files: [new File([content], name, { type: "application/json" })] },
  });
};

async function spend(app: TestApp, id: string) {
  const body = { value: "5", date: "2026-11-20", accountId: app.account("Cash").id };
  await app.change({ name: "addExpenses", id, body: { ...body, categoryId: app.category("Food").id } });
}

async function savedBy(app: TestApp): Promise<string> {
  const state = app.store.get(optimisticStateAtom);
  if (state === null) throw new Error("nobody is in");
  return guestFile(state).text();
}

const cash = (app: TestApp) => app.account("Cash").budget;

test("a guest sees how much there is and saves all of it on this device", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1");
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:it");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  app.show(<Data />, "/data");
  expect(screen.getByText("Entries").closest("li")).toHaveTextContent("1");
  await userEvent.click(screen.getByRole("button", { name: /Save everything/ }));
  expect(await (made.mock.calls[0]?.[0] as Blob).text()).toBe(await savedBy(app));
});

test("a guest's history goes to a file of cells, without a call", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1");
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:it");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  app.show(<Data />, "/data");
  expect(screen.queryByRole("button", { name: /Beancount/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Save history/ }));
  const [header, entry] = (await (made.mock.lastCall?.[0] as Blob).text()).split("\r\n");
  expect(header).toMatch(/^id,kind,date,day,value,/);
  expect(entry).toMatch(
    /^his-1,expense,2026-11-20T\d\d:\d\d:\d\dZ,2026-11-20,-5.00,USD,Cash,-5.00,USD,,,,Food,,/,
  );
});

test.each([
  ["a guest", startGuestApp, 0],
  ["who is signed in", startMemberApp, 1],
])("before the budget was read %s saves nothing", async (_who, start, ways) => {
  const app = await start();
  app.store.set(connectAtom, null);
  app.show(<Data />, "/data");
  expect(screen.queryAllByRole("button", { name: /^Save/ })).toEqual([]);
  expect(screen.queryAllByRole("button", { name: /^Restore from a backup/ })).toHaveLength(ways);
});

test("who is signed in gets the ledger that the server makes, and a refusal is said", async () => {
  const app = await startSharedApp();
  app.show(<Data />, "/data");
  await userEvent.click(screen.getByRole("button", { name: /Save a ledger/ }));
  await waitFor(() =>
    expect(app.toasts.map(({ text }) => text)).toEqual(["The file could not be made. Try again."]),
  );
  expect(app.calls.some(({ call }) => call.endsWith("/export/beancount"))).toBe(true);
});

test("a guest's file takes the place of what is here only after asking, once", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1");
  const saved = await savedBy(app);
  await spend(app, "his-2");
  app.show(<Data />, "/data");
  choose(saved);
  const question = await screen.findByRole("alertdialog", { name: "Replace everything on this device?" });
  expect(question).toHaveTextContent(
    "budget.json contains 1 entry, 2 accounts. It replaces what is here now: 2 entries, 2 accounts.",
  );
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(cash(app)).toBe("-10.00");
  choose(saved);
  const again = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace" });
  fireEvent.click(again);
  fireEvent.click(again);
  await waitFor(() => expect(cash(app)).toBe("-5.00"));
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual(["Restored: 1 entry, 2 accounts"]);
});

test.each([
  ["cut off", (file: string) => file.slice(0, 60), /^budget.json can't be read from line \d+ on/],
  ["no file of ours", () => '{"rows":[]}', /is not a backup that Budget saved/],
  [
    "newer",
    (file: string) => file.replace(/"format":\d+/, '"format":99'),
    /budget.json was saved by a newer version/,
  ],
  [
    "a wrong balance",
    (file: string) => file.replace('"budget":"-5.00"', '"budget":"-6.00"'),
    /guestAccounts\.1\.budget: /,
  ],
])("a file that is %s is told in one message, and nothing is lost", async (_, broken, said) => {
  const app = await startGuestApp();
  await spend(app, "his-1");
  app.show(<Data />, "/data");
  choose(broken(await savedBy(app)));
  const replace = screen.queryByRole("button", { name: "Replace" }) ?? (await firstOf(app));
  if (replace !== null) await userEvent.click(replace);
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(said)]));
  expect(cash(app)).toBe("-5.00");
});

async function firstOf(app: TestApp): Promise<HTMLElement | null> {
  await waitFor(() =>
    expect(app.toasts.length + screen.queryAllByRole("alertdialog").length).toBeGreaterThan(0),
  );
  return screen.queryByRole("button", { name: "Replace" });
}

test("who is signed in gets one more workspace of a file, and a refusal names the place", async () => {
  const app = await startMemberApp();
  app.answers["POST /api/workspace/import-guest"] = [
    422,
    {
      status: 422,
      code: "request.invalid",
      message: "",
      fields: { "guestHistory.3.value": "validation.amount" },
      params: {},
    },
  ];
  app.show(<Data />, "/data");
  choose('{"format":1,"name":"Home","guestAccounts":[]}');
  const question = await screen.findByRole("alertdialog", { name: "Restore as a new workspace?" });
  await userEvent.click(within(question).getByRole("button", { name: "Restore" }));
  await waitFor(() =>
    expect(app.toasts.map(({ text }) => text)).toEqual([expect.stringContaining("guestHistory.3.value: ")]),
  );
  const sent = app.calls.filter(({ call }) => call.includes("import-guest"));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ format: 1, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
});

test("a file whose answer was lost is the same workspace when it is chosen again, and another once it was answered", async () => {
  const app = await startMemberApp();
  app.show(<Data />, "/data");
  const restore = async (calls: number) => {
    choose('{"format":1,"name":"Home","guestAccounts":[]}');
    await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(app.toasts).toHaveLength(calls));
  };
  await restore(1);
  app.answers["POST /api/workspace/import-guest"] = [201, {}];
  await restore(2);
  await restore(3);
  const ids = app.calls
    .filter(({ call }) => call.includes("import-guest"))
    .map(({ body }) => (body as { id: string }).id);
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringContaining(ids[0] ?? "")]);
});

test("a file on its way says so in its row, which takes no other meanwhile", async () => {
  const app = await startMemberApp();
  app.answers["POST /api/workspace/import-guest"] = [201, {}];
  const { promise: answered, resolve: answer } = later();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (input: Request) => answered.then(() => fetch(input)));
  const { unmount } = app.show(<Data />, "/data");
  choose('{"format":1,"name":"Home","guestAccounts":[]}');
  await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
  expect(await screen.findByText("Restoring…")).toBeVisible();
  unmount();
  app.show(<Data />, "/data");
  expect(screen.getByText("Restoring…")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Restore from a backup/ })).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByText("Restoring…")).toBeNull());
  expect(screen.getByRole("button", { name: /Restore from a backup/ })).toBeEnabled();
});

function later() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test("without a connection only a guest can save and bring back", async () => {
  const app = await startMemberApp();
  app.store.set(onlineAtom, false);
  app.show(<Data />, "/data");
  expect(screen.getAllByText("You are offline")).toHaveLength(4);
  expect(screen.queryByRole("button", { name: /Save|Bring/ })).toBeNull();
});
