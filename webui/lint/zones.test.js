import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { circles } from "./cycles.js";
import { LAYERS, objection } from "./zones.js";

const made = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const why = (from, to) => objection(from.split("/"), to.split("/"));

test.each(LAYERS.slice(1).map((layer, index) => [LAYERS[index], layer]))("%s lies below %s", (low, high) => {
  expect(why(`${low}/a.ts`, `${high}/b`)).toBe(`${low} lies below ${high}`);
});

test.each([
  ["ui/rows/Row.tsx", "state/view", "ui takes everything as props, not from state"],
  ["features/add/index.tsx", "features/history/filter", "features never import each other (add, history)"],
  ["domain/rules/base/money.ts", "domain/budget/state", "domain/rules does not lie above domain/budget"],
  ["data/device/rows.ts", "data/server/http", "data/device does not lie above data/server"],
  ["data/sync/outbox.ts", "data/guest/guestGateway", "data/sync does not lie above data/guest"],
  ["state/view.ts", "../testing/budgets", "testing is not shipped"],
])("%s must not import %s", (from, to, message) => {
  expect(why(from, to)).toBe(message);
});

test.each([
  ["features/add/index.tsx", "features/add/draft"],
  ["features/add/index.tsx", "ui/actions/Button"],
  ["data/guest/guestGateway.ts", "data/sync/view"],
  ["data/session.ts", "data/device/store"],
  ["state/view.test.ts", "../testing/budgets"],
])("%s may import %s", (from, to) => {
  expect(why(from, to)).toBeUndefined();
});

test("a circle is found, also one of types and of late imports", () => {
  const folder = folderWith({
    "a.ts": 'import type { B } from "./b";',
    "b.ts": 'export * from "./c";',
    "c.ts": 'export const a = () => import("./a");',
    "d.ts": 'import "./a";',
  });
  expect(circles(folder, ["."], {})).toEqual([["a.ts", "b.ts", "c.ts"]]);
});
