import { describe, expect, it } from "vitest";
import { guestBody } from "./guestBody";
import { account, category, failure, guest, run, start } from "@testing/budgets";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import { bookedId, postedId, scheduleView } from "@/domain/budget/keptSchedules";
import type { Operation } from "@/domain/budget/operations";
import { postDue } from "@/domain/budget/postDue";
import type { State } from "@/domain/budget/state";

const SCHEDULE = "sch-0198b6a2-7a10-7c3e-9d55-3f1a2b4c5d6e";

function rent(state: State, more: object = {}): Operation {
  const sides = { accountId: account(state, "Cash").id, categoryId: category(state, "Food").id };
  const rhythm = { frequency: "month", startDate: "2026-09-30", backfill: true } as const;
  const body = { kind: "expense", value: "900", note: "Rent", ...sides, ...rhythm, ...more } as const;
  return { name: "createSchedule", id: SCHEDULE, body };
}

const post = (occurrence: string, more: object = {}): Operation => ({
  name: "postSchedule",
  id: SCHEDULE,
  body: { occurrence, ...more },
});

/** The id that the next entry of an occurrence gets. */
function postedIdOf(state: State, occurrence = "2026-10-30"): string {
  const [row] = state.schedules;
  return row === undefined ? "" : postedId(row, occurrence, true);
}

function due(state: State, today = guest.today) {
  const [row] = state.schedules;
  return row === undefined
    ? []
    : scheduleView(state, row, today, guest.rates).due.map(({ occurrence, problem }) => [
        occurrence,
        problem,
      ]);
}

function scheduled(more: object = {}): State {
  const state = start();
  return run(state, [rent(state, more)]);
}

describe("a schedule", () => {
  it("waits on its days, and is posted as an entry of its own day", () => {
    const state = scheduled();
    expect(due(state)).toEqual([
      ["2026-09-30", null],
      ["2026-10-30", null],
    ]);
    const posted = run(state, [post("2026-10-30")]);
    expect(due(posted)).toEqual([["2026-09-30", null]]);
    expect(posted.history).toMatchObject([
      {
        localDay: "2026-10-30",
        value: "-900.00",
        note: "Rent",
        scheduleId: SCHEDULE,
        occurrence: "2026-10-30",
      },
    ]);
    expect(account(posted, "Cash").budget).toBe("-900.00");
  });

  it("is booked with its making on the first day, now where that is today, and leaves the rest to come", () => {
    const state = start();
    const booked = run(state, [rent(state, { startDate: guest.today, backfill: false, book: true })]);
    expect(due(booked)).toEqual([]);
    expect(booked.schedules).toMatchObject([{ postedCount: 1, settled: [guest.today] }]);
    const entry = { date: guest.now, localDay: guest.today, value: "-900.00" };
    expect(booked.history).toMatchObject([{ ...entry, id: bookedId(SCHEDULE, guest.today, true) }]);
    expect(account(booked, "Cash").budget).toBe("-900.00");
    const undone = run(booked, [
      { name: "deleteHistory", id: bookedId(SCHEDULE, guest.today, true) },
      { name: "deleteSchedule", id: SCHEDULE },
    ]);
    expect([undone.history, undone.schedules]).toEqual([[], []]);
    const past = run(state, [rent(state, { backfill: false, book: true })]);
    expect([past.history[0]?.localDay, due(past)]).toEqual(["2026-09-30", []]);
  });

  it("that is booked once is an entry alone, made once", () => {
    const state = start();
    const once = rent(state, { frequency: "once", startDate: guest.today, backfill: false, book: true });
    const booked = run(state, [once]);
    expect([booked.schedules, booked.history.length]).toEqual([[], 1]);
    expect(run(booked, [once])).toBe(booked);
  });

  it("of a later day is not booked", () => {
    const state = start();
    expect(failure(state, rent(state, { startDate: "2099-01-01", backfill: false, book: true }))).toEqual([
      "request.invalid",
      { book: "validation.choice" },
    ]);
    expect(
      run(state, [rent(state, { startDate: guest.today, backfill: false, book: false })]).history,
    ).toEqual([]);
  });

  it("posts an occurrence once", () => {
    const posted = run(scheduled(), [post("2026-10-30")]);
    expect(run(posted, [post("2026-10-30")])).toBe(posted);
  });

  it("counts a corrected entry that is taken back as the one it corrects", () => {
    const posted = run(scheduled(), [post("2026-10-30")]);
    const { id = "", accountId, categoryId } = posted.history[0] ?? {};
    const body = { value: "5", accountId: accountId ?? "", categoryId: categoryId ?? "" };
    const gone = run(posted, [
      { name: "replaceExpense", id: "e2", entryId: id, body },
      { name: "deleteHistory", id: "e2" },
    ]);
    expect(gone.schedules).toMatchObject([{ reversed: ["2026-10-30"] }]);
    const again = run(gone, [post("2026-10-30"), { name: "deleteHistory", id: postedIdOf(gone) }]);
    expect(again.schedules).toMatchObject([{ reversed: ["2026-10-30", "2026-10-30"] }]);
  });

  it("posts another amount on another day", () => {
    const posted = run(scheduled(), [post("2026-10-30", { value: "910.5", day: "2026-11-02" })]);
    expect(posted.history).toMatchObject([{ localDay: "2026-11-02", value: "-910.50" }]);
    expect(posted.schedules).toMatchObject([{ value: "900.00", postedCount: 1 }]);
  });

  it("waits again once its entry is deleted, and gets another id then", () => {
    const posted = run(scheduled(), [post("2026-10-30")]);
    const [entry] = posted.history;
    const deleted = run(posted, [{ name: "deleteHistory", id: entry?.id ?? "" }]);
    expect(due(deleted)).toContainEqual(["2026-10-30", null]);
    expect(run(deleted, [post("2026-10-30")]).history[0]?.id).not.toBe(entry?.id);
  });

  it("keeps its occurrence with a correction", () => {
    const posted = run(scheduled(), [post("2026-10-30")]);
    const [entry] = posted.history;
    const { accountId, categoryId } = entry ?? {};
    const body = { value: "800", accountId: accountId ?? "", categoryId: categoryId ?? "" };
    const corrected = run(posted, [{ name: "replaceExpense", id: "e2", entryId: entry?.id ?? "", body }]);
    expect(corrected.history).toMatchObject([{ id: "e2", scheduleId: SCHEDULE, occurrence: "2026-10-30" }]);
    expect(due(corrected)).toEqual([["2026-09-30", null]]);
  });

  it("leaves out what was skipped", () => {
    const body = { occurrence: "2026-09-30" };
    const state = run(scheduled(), [{ name: "skipSchedule", id: SCHEDULE, body }]);
    expect(due(state)).toEqual([["2026-10-30", null]]);
    const back = run(state, [{ name: "skipSchedule", id: SCHEDULE, body: { ...body, isSkipped: false } }]);
    expect(due(back)).toEqual(due(scheduled()));
    expect(
      failure(state, { name: "skipSchedule", id: SCHEDULE, body: { occurrence: "2026-10-01" } }),
    ).toEqual(["request.invalid", { occurrence: "validation.reference" }]);
  });

  it("begins anew from today with another rhythm, and after a pause", () => {
    const state = scheduled();
    expect(due(run(state, [{ name: "updateSchedule", id: SCHEDULE, body: { frequency: "week" } }]))).toEqual(
      [],
    );
    const paused = run(state, [{ name: "toggleSchedule", id: SCHEDULE, body: { isActive: false } }]);
    expect(due(paused)).toEqual([]);
    expect(due(run(paused, [{ name: "toggleSchedule", id: SCHEDULE, body: { isActive: true } }]))).toEqual(
      [],
    );
  });

  it("says why it can't be posted", () => {
    const state = scheduled();
    const problem = (operation: Operation) => due(run(state, [operation]))[0]?.[1];
    expect(problem({ name: "deleteAccount", id: account(state, "Cash").id })).toBe("accountDeleted");
    expect(problem({ name: "deleteCategory", id: category(state, "Food").id })).toBe("categoryArchived");
    expect(due(scheduled({ currencyCode: "GHS" }))[0]?.[1]).toBe("noRate");
  });

  it("needs a category for an expense, and one end at most", () => {
    const state = start();
    expect(failure(state, rent(state, { categoryId: null }))).toEqual([
      "request.invalid",
      { categoryId: "validation.required" },
    ]);
    expect(failure(state, rent(state, { count: 3, endDate: "2027-01-31" }))).toEqual([
      "request.invalid",
      { count: "validation.choice" },
    ]);
  });
});

describe("a schedule that posts by itself", () => {
  it("catches up with every missed day once", () => {
    const posted = postDue(scheduled({ mode: "post" }), guest);
    expect(posted.history.map(({ localDay }) => localDay)).toEqual(["2026-10-30", "2026-09-30"]);
    expect(postDue(posted, guest)).toBe(posted);
  });

  it("says so in its entries, in a file and a correction too, and what a person posts does not", () => {
    const posted = postDue(scheduled({ mode: "post", startDate: "2026-11-01" }), guest);
    expect(posted.history).toMatchObject([{ isAutomatic: true }]);
    const file = JSON.parse(JSON.stringify(guestBody(posted))) as Record<string, unknown>;
    const back = fileState(file, emptyState("en", "UTC", guest.now), guest.newId);
    expect(back.history).toMatchObject([{ isAutomatic: true }]);
    const { id = "", accountId, categoryId } = posted.history[0] ?? {};
    const body = { value: "5", accountId: accountId ?? "", categoryId: categoryId ?? "" };
    const corrected = run(posted, [{ name: "replaceExpense", id: "e2", entryId: id, body }]);
    expect(corrected.history).toMatchObject([{ isAutomatic: true, value: "-5.00" }]);
    expect(run(scheduled(), [post("2026-10-30")]).history).toMatchObject([{ isAutomatic: false }]);
  });

  it("leaves to a person what was taken back, and what can't be booked", () => {
    const posted = postDue(scheduled({ mode: "post" }), guest);
    const deleted = run(posted, [{ name: "deleteHistory", id: posted.history[0]?.id ?? "" }]);
    expect(postDue(deleted, guest)).toBe(deleted);
    expect(due(deleted)).toEqual([["2026-10-30", null]]);
    const foreign = scheduled({ mode: "post", currencyCode: "GHS" });
    expect(postDue(foreign, guest)).toBe(foreign);
  });

  it("is asked when it is set to ask", () => {
    const state = scheduled();
    expect(postDue(state, guest)).toBe(state);
  });
});

describe("an amount on the account's side", () => {
  const paid = { currencyCode: "EUR", value: "8", accountValue: "11" };
  const edited = (body: object) =>
    run(scheduled(paid), [{ name: "updateSchedule", id: SCHEDULE, body }]).schedules[0]?.accountValue;

  it("goes with the value it was given for", () => {
    expect(edited({ value: "8.00", note: "the same" })).toBe("11.00");
    expect(edited({ value: "80" })).toBeNull();
    expect(edited({ value: "80", accountValue: "95" })).toBe("95.00");
  });
});

describe("a guest's file", () => {
  it("keeps what was posted by itself and taken back from being posted once more", () => {
    const state = scheduled({ mode: "post", startDate: "2026-11-01" });
    const [entry] = postDue(state, guest).history;
    const taken = run(postDue(state, guest), [{ name: "deleteHistory", id: entry?.id ?? "" }]);
    expect(due(taken)).toEqual([["2026-11-01", null]]);
    const back = fileState(
      JSON.parse(JSON.stringify(guestBody(taken))) as Record<string, unknown>,
      emptyState("en", "UTC", guest.now),
      guest.newId,
    );
    expect(postDue(back, guest).history.filter(({ value }) => value === "-900.00")).toEqual([]);
  });

  it("brings schedules back with what they posted and skipped", () => {
    const used = run(scheduled(), [
      post("2026-10-30"),
      { name: "skipSchedule", id: SCHEDULE, body: { occurrence: "2026-09-30" } },
    ]);
    const file = JSON.parse(JSON.stringify(guestBody(used))) as Record<string, unknown>;
    const back = fileState(file, emptyState("en", "UTC", guest.now), guest.newId);
    expect(back.schedules).toMatchObject([
      { id: SCHEDULE, note: "Rent", value: "900.00", skipped: ["2026-09-30"], postedCount: 1 },
    ]);
    expect(back.history).toMatchObject([{ scheduleId: SCHEDULE, occurrence: "2026-10-30" }]);
    expect(due(back)).toEqual([]);
  });

  it("is refused with two entries of one occurrence", () => {
    const file = guestBody(run(scheduled(), [post("2026-10-30")]));
    const twice = (file.guestHistory ?? []).flatMap((row) => [row, { ...row, id: "other" }]);
    const read = () =>
      fileState({ ...file, guestHistory: twice }, emptyState("en", "UTC", guest.now), guest.newId);
    expect(read).toThrow("request.invalid");
  });
});
