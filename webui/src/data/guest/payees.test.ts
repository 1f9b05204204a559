import { describe, expect, it } from "vitest";
import { guest, lunch, run, start } from "@testing/budgets";
import type { Operation, OperationOf, State } from "@/domain";
import type { Raw } from "@/domain/budget/fileFields";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import { guestBody } from "./guestBody";

const begun = start();

function paid(id: string, payee: string, tags: readonly string[] = []): Operation {
  const made = lunch(begun, id) as OperationOf<"addExpenses">;
  return { ...made, body: { ...made.body, payee, tags } };
}

const spelled = ({ history }: State) => history.map(({ id, payee, tags }) => [id, payee, ...tags]);

describe("the file of a guest", () => {
  const empty = emptyState("en", "Europe/Kyiv", guest.now);
  const state = run(begun, [paid("e1", "Сільпо", ["trip"]), paid("e2", "")]);
  const file = JSON.parse(JSON.stringify({ format: 1, ...guestBody(state) })) as Raw;

  it("has payees and tags, and no word of entries without", () => {
    expect(spelled(fileState(file, empty, guest.newId))).toEqual(spelled(state));
    const [first] = file["guestHistory"] as Raw[];
    expect(first).not.toHaveProperty("payee");
    expect(first).not.toHaveProperty("tags");
  });

  it("is refused with tags that are none", () => {
    const [first, second] = file["guestHistory"] as Raw[];
    const wrong = { ...file, guestHistory: [first, { ...second, tags: ["a b"] }] };
    expect(() => fileState(wrong, empty, guest.newId)).toThrow(
      expect.objectContaining({ fields: { "guestHistory.1.tags": "validation.tag" } }),
    );
  });
});
