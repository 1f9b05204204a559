import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "@/i18n/start";
import { Screens } from "./Screens";

beforeAll(async () => {
  await startTexts("en");
});

test("an address the app does not have leads back to the main screen", () => {
  render(
    <MemoryRouter initialEntries={["/no-such-page"]}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  expect(screen.getByRole("link", { name: "To the main screen" })).toHaveAttribute("href", "/");
});
