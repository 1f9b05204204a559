import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { HUES, hueOf } from "../art/hue";
import { TopBar } from "./TopBar";
import { TopBarEnd, TopBarSlot } from "./TopBarEnd";

function Bar() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <TopBar start="Home" slot={setSlot} />
      <TopBarSlot value={slot}>
        <main>
          <TopBarEnd>
            <button type="button">Add account</button>
          </TopBarEnd>
        </main>
      </TopBarSlot>
    </>
  );
}

test("a screen puts its buttons into the bar above it", () => {
  render(<Bar />);
  expect(within(screen.getByRole("banner")).getByRole("button", { name: "Add account" })).toBeVisible();
  expect(screen.getByRole("main")).toBeEmptyDOMElement();
});

test("what has no hue of its own keeps the one its id gives", () => {
  expect(hueOf("01a")).toBe(hueOf("01a"));
  expect(new Set(["a", "b", "c"].map(hueOf)).size).toBe(3);
  expect(HUES).toContain(hueOf(""));
});
