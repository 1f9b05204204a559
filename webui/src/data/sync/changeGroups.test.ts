import { expect, it } from "vitest";
import type { Operation } from "@/domain";
import type { Pending } from "../device/database";
import { groupChanges } from "./changeGroups";
import { grouped } from "./completeOperation";

const tick = (id: string): Operation => ({
  ...{ name: "updateListItem", id, listId: "shop" },
  body: { isChecked: true },
});

const about = { workspaceId: "home", at: "2026-11-21T08:00:00Z", today: "2026-11-21" };
const kept = (sequence: number, change: Pick<Pending, "operation" | "group">): Pending => ({
  ...{ ...about, sequence },
  ...change,
});

const renamed: Operation = { name: "updateList", id: "shop", body: { name: "Market" } };
const settings: Operation = { name: "updateSettings", body: { language: "ua" } };

it("all that is done to one list counts as one change, and so do settings", () => {
  const operations = [tick("milk"), settings, tick("bread"), renamed, settings];
  const changes = groupChanges(operations.map((operation, index) => kept(index, grouped(operation))));
  expect(changes.map(({ operations: { length } }) => length)).toEqual([3, 2]);
});

it("changes that an older app kept, without what they belong to, count one by one", () => {
  const changes = groupChanges([kept(1, { operation: tick("milk") }), kept(2, { operation: tick("bread") })]);
  expect(changes.map(({ key }) => key)).toEqual(["1", "2"]);
});
