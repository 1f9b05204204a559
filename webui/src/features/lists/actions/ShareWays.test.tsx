import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "@/i18n/start";
import { holdTimeouts } from "@testing/heldTimeouts";
import { ShareWays } from "./ShareWays";

beforeAll(async () => {
  await startTexts("en");
});

test("that a text is copied is said for a second and a half", async () => {
  const timeouts = holdTimeouts(1500);
  const user = userEvent.setup();
  render(<ShareWays text="Milk" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(timeouts.count()).toBe(1);
  timeouts.fire();
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
});
