/**
 * Three devices of one person with the real data layer against the real server: random changes of every kind, offline
 * periods, lost answers, a server that is killed, tabs closed in the middle, clocks a day off. `SCHEDULES=30` plays the first
 * thirty instead of a few telling ones, `SCHEDULES=101-130` those.
 */
import "fake-indexeddb/auto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { agreed } from "@testing/devices";
import { startRealServer, type RealServer } from "@testing/realServer.node";
import {
  broken,
  lost,
  overruled,
  played,
  START,
  unheard,
  unsettled,
  untrue,
  type Ways,
} from "@testing/schedules.node";

/** Conflicts, lost answers, refusals with what builds on them, many closed tabs, and in the 20th a killed server. */
const TELLING = [2, 11, 14, 20, 27, 28];
const { SCHEDULES } = process.env;
const SEEDS = SCHEDULES === undefined ? TELLING : seedsOf(SCHEDULES);
/** Schedules in which devices meet at the same entries, deletions among them. */
const MEETING = SCHEDULES === undefined ? [2, 3, 10] : SEEDS;
const CONTROLS_MAX = 40;
const TIME_MAX_MS = 300_000;

function seedsOf(asked: string): number[] {
  const [first = 1, last = first] = (asked.includes("-") ? asked : `1-${asked}`).split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

let real: RealServer;

beforeAll(async () => {
  real = await startRealServer();
});

afterAll(() => real.end());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("three devices", () => {
  it.each(SEEDS)(
    "agree with the server to the cent and lose nothing, in schedule %i",
    async (seed) => {
      const { story, shown } = await played(real, seed, 3);
      const [first, ...others] = shown.map(agreed);
      for (const other of others) expect(other).toEqual(first);
      for (const end of shown) {
        expect(lost(story, end)).toEqual([]);
        expect(overruled(story, end)).toEqual([]);
      }
      expect(unheard(story)).toEqual([]);
      expect(story.groundless).toEqual([]);
      expect(untrue(story)).toEqual([]);
      expect(unsettled(story)).toEqual([]);
    },
    TIME_MAX_MS,
  );

  it.each(MEETING)(
    "correct and delete the same few entries, are told nothing false and lose nothing, in schedule %i",
    async (seed) => {
      const { story, shown } = await played(real, seed, 3, { corrects: true });
      const [first, ...others] = shown.map(agreed);
      for (const other of others) expect(other).toEqual(first);
      for (const end of shown) expect(broken(story, end)).toEqual([]);
      expect(untrue(story)).toEqual([]);
      expect(unheard(story)).toEqual([]);
      expect(unsettled(story)).toEqual([]);
    },
    TIME_MAX_MS,
  );
});

describe("one device alone", () => {
  it.each([1, 2])(
    "is never refused anything, in schedule %i",
    async (seed) => {
      const { story } = await played(real, seed * 1000 + 1, 1);
      expect([...story.listed, ...story.refusedFields]).toEqual([]);
    },
    TIME_MAX_MS,
  );
});

describe("a control", () => {
  const isLosing = async (ways: Ways): Promise<boolean> => {
    for (let seed = 1; seed <= CONTROLS_MAX; seed += 1) {
      const { story, shown } = await played(real, seed, 3, ways);
      if (unheard(story).length > 0 || shown.some((end) => lost(story, end).length > 0)) return true;
    }
    return false;
  };

  it(
    "that drops refused changes is caught",
    async () => {
      expect(await isLosing({ dropsRefused: true })).toBe(true);
    },
    TIME_MAX_MS,
  );

  it(
    "that calls a corrected entry deleted, or a deleted one corrected, is caught",
    async () => {
      const caught = new Set<boolean>();
      for (let seed = 1; seed <= CONTROLS_MAX && caught.size < 2; seed += 1) {
        const { story } = await played(real, seed, 3, { corrects: true });
        for (const reason of story.reasons.filter(({ code }) => code === "card")) {
          const isDeleted = !reason.isDeleted;
          if (untrue({ ...story, reasons: [{ ...reason, isDeleted }] }).length > 0) caught.add(isDeleted);
        }
      }
      expect(caught.size).toBe(2);
    },
    TIME_MAX_MS,
  );

  it(
    "that sends whole lists is caught",
    async () => {
      expect(await isLosing({ sendsWholeLists: true })).toBe(true);
    },
    TIME_MAX_MS,
  );
});
