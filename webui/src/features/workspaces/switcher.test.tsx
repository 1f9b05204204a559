import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { refreshAtom } from "@/state/budget/workspace";
import { startMemberApp } from "@testing/app";
import { PERSONAL, workspace } from "@testing/workspaces";
import Switcher from "./Switcher";

async function opened() {
  const app = await startMemberApp({}, [PERSONAL, workspace()]);
  await app.store.set(refreshAtom);
  const onClose = vi.fn();
  app.show(<Switcher open onClose={onClose} />);
  const row = (name: RegExp) => screen.findByRole("button", { name });
  return { app, onClose, row };
}

test("another workspace is opened by a press, and kept as the one in use", async () => {
  const { app, onClose, row } = await opened();
  app.answers["PUT /api/settings/update"] = [200, { workspace: "home" }];
  await userEvent.click(await row(/^Home/));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(app.calls).toContainEqual({ call: "PUT /api/settings/update", body: { workspace: "home" } }),
  );
});

test("a workspace of several has an icon of people, one's own that of a person", async () => {
  const { row } = await opened();
  const drawn = async (name: RegExp) =>
    [...(await row(name)).querySelectorAll("svg")].flatMap((svg) => [...svg.classList]);
  expect(await drawn(/^Home/)).toContain("lucide-users");
  expect(await drawn(/^Ann/)).toContain("lucide-user");
  expect(await drawn(/^Ann/)).not.toContain("lucide-users");
});
