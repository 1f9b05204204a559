import { expect, test } from "vitest";
import frame from "./en.json";
import budget from "./screens/budget.en";
import first from "./screens/first.en";
import records from "./screens/records.en";
import signIn from "./screens/sign-in.en.json";

/** The code of the app, by its path from here. */
const CODE = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

const FRAME = ["../app/main.tsx", "../app/Shell.tsx"];
const feature = (name: string) => `../features/${name}/index.tsx`;
const STARTS: [string, string[], object][] = [
  ["expenses", [...FRAME, "../app/ExpensesScreen.tsx"], { ...frame, ...first }],
  ["welcome page", ["../app/main.tsx", "../features/sign-in/Welcome.tsx"], { ...frame, ...signIn }],
  [
    "plan, accounts and lists",
    [...FRAME, ...["planning", "accounts", "lists"].map(feature), "../features/planning/rows/PlanDock.tsx"],
    { ...frame, ...first, ...budget },
  ],
  [
    "history and statistics",
    [...FRAME, ...["history", "statistics"].map(feature)],
    { ...frame, ...first, ...records },
  ],
  [
    "pages of a category and an account",
    [...FRAME, ...["planning/page", "accounts/page"].map(feature)],
    { ...frame, ...first, ...budget, ...records },
  ],
];

/** Imports that are followed at once; types and `import()` are not. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "(\.[^"]*|@\/[^"]*)"/gm;

/** `t("nav.label")`, and the start of what has a computed end. */
const KEY = /\bt\(\s*(?:"([\w.]+)"|`([\w.]+\.)\$)/g;

/** Where an import of `from` is: `@/ui/Bar` and, from there, `./Ring`. */
function fileOf(target: string, from: string): string | undefined {
  const path = target.startsWith("@/")
    ? target.slice(2)
    : new URL(target, `file:///${from.slice(3)}`).pathname.slice(1);
  return [".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => `../${path}${end}`)
    .find((file) => file in CODE);
}

/** Every file these import at once. */
function importedBy(starts: readonly string[]): ReadonlySet<string> {
  const files = new Set(starts);
  for (const file of files) {
    for (const [, target = ""] of (CODE[file] ?? "").matchAll(IMPORT)) {
      const found = fileOf(target, file);
      if (found !== undefined) files.add(found);
    }
  }
  return files;
}

/** Return the text at a key in a tree of texts. */
function found(texts: object, key: string): unknown {
  const at = (tree: unknown, part: string) => (tree as Record<string, unknown> | undefined)?.[part];
  return key.split(".").reduce<unknown>(at, texts);
}

function keysIn(code: string): string[] {
  return [...code.matchAll(KEY)].map(([, key, start]) => key ?? start ?? "");
}

test.each(STARTS)("the %s finds every text it asks for among its own", (_name, starts, texts) => {
  const asked = [...importedBy(starts)].flatMap((file) => keysIn(CODE[file] ?? ""));
  expect(asked).toContain("states.loading");
  const ends = ["", "_other", "_ordinal_other"];
  const exists = (key: string) =>
    ends.some((end) => found(texts, key.replace(/\.$/, "") + end) !== undefined);
  expect([...new Set(asked)].filter((key) => !exists(key))).toEqual([]);
});

test("every other screen waits for its texts", () => {
  const hasty = Object.keys(CODE).filter((file) =>
    /\blazy\(\(\) => import\("@\/features/.test(CODE[file] ?? ""),
  );
  expect(hasty).toEqual([]);
});
