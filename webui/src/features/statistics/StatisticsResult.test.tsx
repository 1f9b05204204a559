import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startGuestApp } from "@testing/app";
import { StatisticsResult } from "./index";

async function fail(isOffline: boolean) {
  const app = await startGuestApp();
  const onRetry = vi.fn();
  app.show(<StatisticsResult statistics={{ kind: "failed", isOffline }} onRetry={onRetry} />);
  return onRetry;
}

test("months never opened on this device wait for a connection, and say so", async () => {
  await fail(true);
  expect(screen.getByText("Statistics need a connection")).toBeVisible();
  expect(screen.queryByText(/Your data is safe/)).toBeNull();
});

test("a server in trouble is asked again by a press", async () => {
  const onRetry = await fail(false);
  expect(screen.getByText(/Your data is safe/)).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("while the first answer is on its way it says so, and claims nothing", async () => {
  const app = await startGuestApp();
  app.show(<StatisticsResult statistics={{ kind: "loading" }} onRetry={vi.fn()} />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
  expect(screen.queryByText("Nothing to compare yet")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
