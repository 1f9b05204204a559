import { expect, test } from "vitest";
import type { LiveName } from "@/contract/live";
import { liveNotice } from "./useLive";

const UPDATE = { userId: "bo", workspaceId: "home", revision: 7 };
const WORDS = { who: "Bo", entry: null, member: null, myId: "ann" };

const codeOf = (name: LiveName, pathname: string) => liveNotice({ ...UPDATE, name }, pathname, WORDS)?.code;

test.each([
  ["expenses_updated", "/expenses", "info.expensesUpdatedBy"],
  ["expenses_updated", "/history", "info.expensesUpdatedBy"],
  ["expenses_updated", "/accounts", undefined],
  ["planning_updated", "/planning", "info.planningUpdatedBy"],
  ["planning_updated", "/planning/lists", undefined],
  ["lists_updated", "/planning/lists/one", "info.listsUpdatedBy"],
  ["workspace_updated", "/profile", "info.workspaceUpdatedBy"],
  ["user_workspace_updated", "/profile", undefined],
] as const)("%s at %s says %s", (name, pathname, code) => expect(codeOf(name, pathname)).toBe(code));

test.each([
  ["joined", "bo", "live.member.joined"],
  ["left", "bo", "live.member.left"],
  ["left", "cleo", "live.member.removed"],
  ["invited", "cleo", "live.member.invited"],
  ["viewer", "cleo", "live.member.viewer"],
  ["editor", "cleo", "live.member.editor"],
  ["viewer", "ann", "live.me.viewer"],
  ["editor", "ann", "live.me.editor"],
] as const)("a member who is %s (%s) is told as %s", (kind, userId, code) => {
  const member = { kind, userId, name: "Cleo" };
  const update = { ...UPDATE, name: "workspace_updated" } as const;
  expect(liveNotice(update, "/expenses", { ...WORDS, member })?.code).toBe(code);
});
