import { expect, it } from "vitest";
import type { Operation } from "@/domain";
import { refusal } from "@testing/fakeServer";
import type { Pending, Refused } from "../device/database";
import { each } from "./decision";

const edited = (body: object): Operation => ({ name: "updateAccount", id: "cash", body });

const change = (sequence: number, operation: Operation): Pending => ({
  ...{ sequence, workspaceId: "home", operation, was: { name: "Cash", icon: "cash" } },
  ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
});

/** Name and icon in conflict, and later edits of both. */
function refused(): Refused {
  const current = { name: "Theirs", icon: "piggy-bank" };
  const answer = refusal(409, "conflict.version", { current });
  if (answer.ok || answer.problem === null) throw new Error("nothing is refused");
  return {
    ...change(1, edited({ name: "One", icon: "coins", version: 1 })),
    ...{ problem: answer.problem, refusedAt: "2026-11-21T08:00:01Z" },
    dependents: [
      change(2, edited({ name: "Two", version: 1 })),
      change(3, edited({ name: "Three", icon: "bank", version: 1 })),
    ],
  };
}

it("a field left to them is left by later edits that wait with it, too", () => {
  const { changes, left } = each([], ["name"])(refused(), null);
  expect(changes).toEqual([]);
  expect(left).toMatchObject({ operation: edited({ icon: "coins" }), was: { icon: "cash" } });
  expect(left?.dependents.map(({ sequence, operation }) => [sequence, operation])).toEqual([
    [3, edited({ icon: "bank", version: 1 })],
  ]);
});

it("once the last field is decided, what goes out says nothing of the fields left to them", () => {
  const { changes, left } = each(["icon"], ["name"])(refused(), null);
  expect(left).toBeNull();
  expect(changes.map(({ operation }) => operation)).toEqual([
    edited({ icon: "coins", version: 1 }),
    edited({ icon: "bank", version: 1 }),
  ]);
});
