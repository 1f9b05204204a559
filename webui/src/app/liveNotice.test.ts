import { expect, test } from "vitest";
import type { LiveName } from "@/contract/live";
import { liveNotice } from "./liveNotice";

const codeOf = (name: LiveName, pathname: string) =>
  liveNotice({ name, userId: "bo", workspaceId: "home", revision: 7 }, pathname, "Bo")?.code;

test.each([
  ["expenses_updated", "/expenses", "info.expensesUpdatedBy"],
  ["expenses_updated", "/history", "info.expensesUpdatedBy"],
  ["expenses_updated", "/accounts", undefined],
  ["planning_updated", "/planning", "info.planningUpdatedBy"],
  ["planning_updated", "/planning/lists", undefined],
  ["lists_updated", "/planning/lists/one", "info.listsUpdatedBy"],
  ["workspace_updated", "/profile", "info.workspaceUpdatedBy"],
  ["user_workspace_updated", "/profile", undefined],
] as const)("%s at %s says %s", (name, pathname, code) => {
  expect(codeOf(name, pathname)).toBe(code);
});
