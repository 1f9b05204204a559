import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Page } from "./Page";
import { SkipLink } from "./SkipLink";

test("the first stop of the Tab key leads past the navigation into the page, and the address stays", async () => {
  render(
    <>
      <SkipLink text="Skip to content" />
      <nav>
        <a href="/history">History</a>
      </nav>
      <Page>
        <button type="button">Add</button>
      </Page>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(window.location.hash).toBe("");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Add" })).toHaveFocus();
});
