/** The real server finds what this app's own rule finds, and its entries can be used like any other here. */
import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { agreed, closed, newDevice, readAll, shownBy, signedUp, type Device } from "@testing/devices";
import { dice, type Dice } from "@testing/randomOperations";
import { startRealServer, type RealServer } from "@testing/realServer.node";
import { START } from "@testing/schedules.node";
import { filters, isFilter, money, months, type HistoryEntry, type Operation, type State } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { isWithin } from "@/data/sync/historyCutoff";
import type { EntryView } from "@/state/budget/history";
import { passes, queryOf } from "./filtering";
import { NO_FILTER, type Filter } from "./historyFilter";

const ENTRIES = 260;
const FILTERS = 80;
const DAY_MS = 86_400_000;
const WORDS = ["Oat-milk", "М’ята", "п'ять", "coffee", "Straße", "12.50", "Їжа", "rent", "İstanbul"];
const TYPED = [
  "",
  ...WORDS,
  "oat mil",
  "stras",
  "кава",
  "food",
  "готівка",
  "transp",
  "30",
  "1 249,7",
  "₴ 12",
  "%",
];
const WHERE = [
  "food or rent",
  "not coffee min:12.5",
  "(oat or кава) not category:transport",
  'payee:cafe or payee="СІЛЬПО" #trip',
  "kind:transfer since:2026-03",
  "kind:expense max:30.10 until:2026-08-15",
  "not (їжа or note:rent)",
  'account:rent "oat milk"',
  "не #home i 12.50",
  "by:ann not on:2026-10",
];
const VALUES = ["12.50", "1249.75", "30.10", "3", "12490", "0.01"];

let real: RealServer;
let home: Device;
let away: Device;

beforeAll(async () => {
  real = await startRealServer();
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const person = await signedUp(real.base);
  const random = dice(9);
  home = await newDevice(real.base, person, 0, random);
  const { id } = shownBy(home).workspace;
  await home.gateway.send(id, {
    name: "createAccount",
    id: newUuid(),
    body: { name: "Rent card", currencyCode: "UAH" },
  });
  await home.gateway.refresh();
  for (let count = 0; count < ENTRIES; count += 1) await home.server.send(booking(shownBy(home), random), id);
  await home.gateway.refresh();
  away = await newDevice(real.base, person, 0, random);
  await readAll(home, []);
});

afterAll(async () => {
  for (const device of [home, away]) closed(device);
  vi.useRealTimers();
  await real.end();
});

const PAYEES = ["Сільпо", "СІЛЬПО", "Café Olé", "cafe ole", "O’Hara"];
const TAGS = ["trip", "home", "київ"];

function booking({ accounts, categories }: State, random: Dice): Operation {
  const [account, other, category] = [random.one(accounts), random.one(accounts), random.one(categories)];
  const note = [random.one(WORDS), random.one(["", ...WORDS])].join(" ").trim();
  const date = new Date(START - random.below(400) * DAY_MS).toISOString().slice(0, 10);
  const [id, value] = [newUuid(), random.one(VALUES) ?? "1"];
  const [accountId, fromAccountId] = [account?.id ?? "", other?.id ?? ""];
  const named = { payee: random.one(["", ...PAYEES]) ?? "", tags: [random.one(TAGS) ?? ""] };
  const body = { value, note, date, ...named };
  if (random.below(4) > 0) {
    const spent = { ...body, accountId, categoryId: category?.id ?? "" };
    const [second, word] = [random.one(categories), random.one(WORDS) ?? ""];
    if (second === undefined || value === "0.01" || random.below(3) > 0)
      return { name: "addExpenses", id, body: spent };
    const rest = money.formatText(money.fromText(value) - 1n);
    const lines = [
      { categoryId: spent.categoryId, value: rest },
      { categoryId: second.id, value: "0.01", note: word },
    ];
    const name = random.below(4) > 0 ? "addExpenses" : "addRefund";
    return { name, id, body: { ...spent, lines } };
  }
  const from = accountId === fromAccountId ? {} : { fromAccountId };
  return { name: "transfer", id, accountId, body: { ...body, ...from } };
}

function drawn({ accounts, categories, workspace }: State, random: Dice): Filter {
  const sometimes = <T>(value: T | undefined) => (random.below(3) === 0 ? (value ?? null) : null);
  const month = new Date(START - random.below(400) * DAY_MS).toISOString().slice(0, 7);
  return {
    text: random.one(random.below(3) === 0 ? WHERE : TYPED) ?? "",
    month: sometimes(month),
    categoryId: sometimes(random.one(categories)?.id),
    accountId: sometimes(random.one(accounts)?.id),
    userId: sometimes(random.one([workspace.creatorId, newUuid()])),
    payee: sometimes(random.one(PAYEES)),
    tag: sometimes(random.one(TAGS)),
  };
}

/** By the app's rule, of everything there is. */
function expected(state: State, filter: Filter): readonly HistoryEntry[] {
  const { firstDayOfMonth } = state.workspace;
  const range = filter.month === null ? null : months.dayRange(filter.month, firstDayOfMonth);
  const names = new Map(state.categories.map(({ id, name }) => [id, name]));
  const named = (entry: HistoryEntry) => {
    const lines = entry.lines.map((line) => ({ ...line, name: names.get(line.categoryId) ?? "" }));
    return { ...entry, lines } as unknown as EntryView;
  };
  const test = isFilter(filter.text)
    ? filters.compileFilter(filters.parse(filter.text, months.firstDate("2026-11")), names)
    : null;
  return state.history.filter((entry) => passes(named(entry), { filter, range, test }));
}

const ids = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id);

async function toldByServer(filter: Filter): Promise<readonly HistoryEntry[]> {
  const { workspace } = shownBy(away);
  const told: HistoryEntry[] = [];
  let cursor = away.gateway.view().cutoff?.cursor ?? null;
  while (cursor !== null) {
    const answer = await away.server.listHistory(workspace.id, cursor, queryOf(filter));
    if (!answer.ok) throw new Error(`no page: ${JSON.stringify(answer)}`);
    told.push(...answer.data.entries);
    cursor = answer.data.nextCursor;
  }
  return told;
}

it("the server finds beyond what is held what the app would find if it held everything", async () => {
  const [whole, { cutoff }, random] = [shownBy(home), away.gateway.view(), dice(10)];
  let found = 0;
  for (let count = 0; count < FILTERS; count += 1) {
    const filter = drawn(whole, random);
    const beyond = expected(whole, filter).filter((entry) => !isWithin(entry, cutoff));
    expect([filter, ids(await toldByServer(filter))]).toEqual([filter, ids(beyond)]);
    found += beyond.length;
  }
  expect(found).toBeGreaterThan(FILTERS);
});

it("a filter that names nobody is told wrong with its place, and stops nothing else", async () => {
  const { cutoff } = away.gateway.view();
  if (cutoff === null) throw new Error("everything is held");
  const by = { ...NO_FILTER, text: "coffee by:nobody" };
  const searched = await away.gateway.shared?.searchHistory(queryOf(by), cutoff);
  expect(searched).toMatchObject({ cutoff, wrong: { position: "7", field: "by", typed: "nobody" } });
  expect(away.gateway.view().stopped).toBe("none");
});

it("an entry that was found is edited and taken back like any other, and the rest of the history stays whole", async () => {
  const { id: workspaceId } = shownBy(away).workspace;
  const filter = { ...NO_FILTER, text: "straße" };
  const { cutoff } = away.gateway.view();
  if (cutoff === null) throw new Error("everything is held");
  const search = await away.gateway.shared?.searchHistory(queryOf(filter), cutoff);
  expect(search).toEqual({ cutoff: null, wrong: null });
  const found = expected(shownBy(away), filter);
  expect(ids(found)).toEqual(ids(expected(shownBy(home), filter)));
  const [edited, removed, theirs] = found.filter((entry) => !isWithin(entry, cutoff));
  await away.gateway.send(workspaceId, {
    name: "updateHistory",
    id: edited?.id ?? "",
    body: { note: "changed" },
  });
  await away.gateway.send(workspaceId, { name: "deleteHistory", id: removed?.id ?? "" });
  await home.gateway.refresh();
  await home.gateway.send(workspaceId, {
    name: "updateHistory",
    id: theirs?.id ?? "",
    body: { note: "by home" },
  });
  for (const device of [away, home, away]) await device.gateway.refresh();
  for (const device of [away, home]) {
    const noteOf = (entry?: HistoryEntry) => shownBy(device).history.find(({ id }) => id === entry?.id)?.note;
    expect([noteOf(edited), noteOf(theirs)]).toEqual(["changed", "by home"]);
    expect(ids(shownBy(device).history)).not.toContain(removed?.id);
  }
  expect(agreed(shownBy(away)).accounts).toEqual(agreed(shownBy(home)).accounts);
  await readAll(away, []);
  expect(agreed(shownBy(away)).history).toEqual(agreed(shownBy(home)).history);
});
