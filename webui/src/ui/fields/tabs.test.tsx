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

test("Home and End go to the ends, arrows round them, and the Tab key passes by all but one", async () => {
  render(<Switching of={TextTabs} />);
  const stops = () => screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("tab", { name: "Total", selected: false })).toHaveFocus();
  expect(stops()).toEqual([document.activeElement]);
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Basic" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Home}{ArrowLeft}{Tab}");
  expect(screen.queryAllByRole("tab")).not.toContain(document.activeElement);
  expect(stops()).toEqual([screen.getByRole("tab", { name: "Basic" })]);
});
