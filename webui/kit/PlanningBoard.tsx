import { BalanceLink } from "@/ui/frame/TopBar";
import { BudgetRow } from "@/ui/rows/BudgetRow";
import { categoryIcon } from "@/ui/art/icons";
import { ListGroup } from "@/ui/rows/ListGroup";
import { MonthSelector } from "@/ui/fields/MonthSelector";
import { Page } from "@/ui/frame/Page";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Frame } from "./Frame";
import { CATEGORIES, nothing, sample, usd } from "./samples";

const TABS = [
  { value: "accounts", text: "Accounts" },
  { value: "planning", text: "Planning" },
  { value: "lists", text: "Lists" },
] as const;

export function PlanningBoard() {
  return (
    <Frame end={<BalanceLink label="Balance" amount={usd("11592.02")} to="/accounts" />}>
      <Page heading="Planning">
        <SegmentedTabs label="Budget" tabs={TABS} value="planning" onChange={nothing}>
          <MonthSelector
            month="December 2026"
            range="11 Nov – 10 Dec"
            label="December 2026, 11 November to 10 December"
            previousLabel="Previous month"
            nextLabel="Next month"
            onPrevious={nothing}
            onNext={nothing}
            onOpen={nothing}
          />
          <Categories />
        </SegmentedTabs>
      </Page>
    </Frame>
  );
}

function Categories() {
  return (
    <Section>
      <SectionHeader title="12 categories">
        <button type="button">Add</button>
      </SectionHeader>
      <ListGroup>
        {CATEGORIES.map(sample).map((row) => (
          <BudgetRow
            key={row.name}
            icon={categoryIcon(row.icon)}
            name={row.name}
            left={row.rest}
            leftWord={row.over ? "over" : "left"}
            spentOf={`${usd(row.spent.toFixed(2)).text} of ${usd(row.planned.toFixed(2)).text}`}
            percent={`${Math.round(row.ratio * 100)}%`}
            percentLabel={`${Math.round(row.ratio * 100)} % spent`}
            ratio={row.ratio}
            onPress={nothing}
            onHold={nothing}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
