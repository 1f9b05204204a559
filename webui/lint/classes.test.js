import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Linter } from "eslint";
import { afterEach, expect, test } from "vitest";
import { classes } from "./classes.js";

const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const SHEET = "/* as .Row-old */\n.Row-name:hover > .Row-mark[data-less] { margin: 0.5rem; }";

function messagesFor(access) {
  const folder = mkdtempSync(join(tmpdir(), "classes-"));
  folders.push(folder);
  writeFileSync(join(folder, "Row.module.css"), SHEET);
  const code = `import css from "./Row.module.css";\nexport const name = ${access};`;
  const config = { plugins: { budget: { rules: { classes } } }, rules: { "budget/classes": "error" } };
  const linter = new Linter({ cwd: folder });
  return linter.verify(code, config, join(folder, "Row.js")).map(({ message }) => message);
}

test.each(['css["Row-name"]', 'css[isLess ? "Row-name" : "Row-mark"]', 'other["Row-old"]'])(
  "%s is a class of the sheet",
  (access) => {
    expect(messagesFor(access)).toEqual([]);
  },
);

test.each([
  ['css["Row-nam"]', "The style sheet has no class Row-nam."],
  ['css["Row-old"]', "The style sheet has no class Row-old."],
  ['css[isLess ? "Row-name" : "Row-less"]', "The style sheet has no class Row-less."],
  ["css[name]", "Write the class out: it is checked."],
])("%s is refused", (access, message) => {
  expect(messagesFor(access)).toEqual([message]);
});
