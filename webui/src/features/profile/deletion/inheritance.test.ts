import { expect, test } from "vitest";
import type { Workspace } from "@/domain";
import { inheritanceOf } from "./DeleteAccount";

function workspace(
  creatorId: string,
  ...others: (readonly [name: string, isVerified: boolean])[]
): Workspace {
  const participants = [["Ann", true] as const, ...others].map(([name, isVerified]) => ({
    userId: name.toLowerCase(),
    name,
    isVerified,
    email: null,
    avatar: null,
  }));
  return { name: "Home", creatorId, participants } as unknown as Workspace;
}

test("a workspace of one's own goes with its person", () =>
  expect(inheritanceOf(workspace("ann"), "ann")).toEqual({ kind: "gone", workspace: "Home" }));

test("a shared one goes on under the first who joined, not under who is only invited", () => {
  const shared = workspace("ann", ["Bo", false], ["Cy", true], ["Di", true]);
  expect(inheritanceOf(shared, "ann")).toEqual({ kind: "inherited", workspace: "Home", heir: "Cy" });
});

test("one that nobody has accepted yet goes too", () =>
  expect(inheritanceOf(workspace("ann", ["Bo", false]), "ann").kind).toBe("gone"));

test("somebody else's goes on without the person", () =>
  expect(inheritanceOf(workspace("bo", ["Bo", true]), "ann")).toEqual({ kind: "left", workspace: "Home" }));
