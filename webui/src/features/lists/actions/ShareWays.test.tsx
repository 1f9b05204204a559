import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTexts } from "@/i18n/start";
import { holdTimeouts } from "@testing/heldTimeouts";
import { ShareWays } from "./ShareWays";

beforeAll(async () => {
  await startTexts("en");
});

afterEach(() => {
  Reflect.deleteProperty(document, "execCommand");
});

test("over plain http, where browsers have no clipboard, the text is copied by a selection of it", async () => {
  let selected = "";
  const execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  Object.assign(document, { execCommand });
  const user = userEvent.setup();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  render(<ShareWays text="Milk" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toHaveFocus();
  expect(selected).toBe("Milk");
  expect(screen.queryByRole("textbox")).toBeNull();
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
