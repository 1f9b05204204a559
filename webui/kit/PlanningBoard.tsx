import { Amount } from "@/ui/figures/Amount";
import { BalanceLink } from "@/ui/frame/BalanceLink";
import { BudgetRow } from "@/ui/rows/BudgetRow";
import { Hero } from "@/ui/figures/Hero";
import { HeroBar } from "@/features/planning/month/HeroBar";
import { HeroStats } from "@/features/planning/month/HeroStats";
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
          <Left />
          <Categories />
        </SegmentedTabs>
      </Page>
    </Frame>
  );
}

const STATS = [
  { label: "Planned", value: "$3 104.00" },
  { label: "Spent", value: "$2 267.92" },
  { label: "Left per day", value: "$44.00" },
];

function Left() {
  return (
    <Hero label="Left this month" amount={<Amount parts={usd("836.08")} dim />}>
      <HeroBar ratio={0.73} today={0.4} label="73 % spent" start="73% spent" end="Day 12 of 30" />
      <HeroStats stats={STATS} />
    </Hero>
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
          />
        ))}
      </ListGroup>
    </Section>
  );
}
