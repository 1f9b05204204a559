/** Every case of `tests/vectors`, replayed by the rule of the same name: the Python core gives the same answers. */
import { describe, expect, it } from "vitest";
import { DomainError } from "./base/errors";
import { SERVER_ALONE } from "@testing/serverAlone";
import { FUNCTIONS, type Args } from "@testing/vectors";

interface Case {
  readonly name?: string;
  readonly in: Args;
  readonly out?: unknown;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface Family {
  readonly functions?: Readonly<Record<string, readonly Case[]>>;
}

const files = import.meta.glob<Family>("../../../../tests/vectors/**/*.json", {
  eager: true,
  import: "default",
});
const families = Object.entries(files).map(
  ([path, family]) => [path.replace(/.*\/|\.json$/g, ""), family] as const,
);

const vectors = families.flatMap(([family, { functions = {} }]) =>
  Object.entries(functions).map(([name, cases]) => [`${family}.${name}`, cases] as const),
);

describe("a rule gives what the core gives", () =>
  it.each(vectors.filter(([name]) => !SERVER_ALONE.has(name)))("%s", (name, cases) => {
    const rule = FUNCTIONS[name];
    if (rule === undefined) throw new Error(`no counterpart of ${name}`);
    for (const each of cases) expect([each.in, replay(rule, each)]).toEqual([each.in, expected(each)]);
  }));

describe("the list of rules", () =>
  it("names no rule that has no vectors", () => {
    const known = vectors.map(([name]) => name as string);
    const named = [...Object.keys(FUNCTIONS), ...SERVER_ALONE];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  }));

function replay(rule: (args: Args) => unknown, { in: args }: Case): unknown {
  try {
    return rule(args);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { error: error.code, fields: error.fields };
  }
}

function expected({ out, error, fields = {} }: Case): unknown {
  return error === undefined ? out : { error, fields };
}
