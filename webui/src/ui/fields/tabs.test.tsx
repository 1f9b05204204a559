import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SegmentedTabs } from "./SegmentedTabs";
import { TextTabs } from "./TextTabs";

const TABS = [
  { value: "basic", text: "Basic" },
  { value: "debt", text: "Debt" },
  { value: "total", text: "Total" },
] as const;

function Switching({ of: Tabs }: { of: typeof SegmentedTabs }) {
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("basic");
  return (
    <Tabs label="Accounts" tabs={TABS} value={tab} onChange={setTab}>
      <p>{tab} accounts</p>
    </Tabs>
  );
}

test.each([
  ["SegmentedTabs", SegmentedTabs],
  ["TextTabs", TextTabs],
])("%s move with the arrow keys and choose with Enter", async (_name, Tabs) => {
  render(<Switching of={Tabs} />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Basic", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(screen.getByRole("tab", { name: "Debt", selected: true })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "Debt" })).toHaveTextContent("debt accounts");
});

test("a tap chooses a tab", async () => {
  render(<Switching of={SegmentedTabs} />);
  await userEvent.click(screen.getByRole("tab", { name: "Total" }));
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Total");
});
