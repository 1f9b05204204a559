import { CircleGauge, List } from "lucide-react";
import { useState } from "react";
import { Amount } from "@/ui/figures/Amount";
import { BalanceLink } from "@/ui/frame/TopBar";
import { Columns } from "@/ui/frame/Columns";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { MonthSelector } from "@/ui/fields/MonthSelector";
import { Page } from "@/ui/frame/Page";
import { Round } from "@/ui/rows/Round";
import { RoundGrid } from "@/ui/rows/RoundGrid";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { Frame } from "./Frame";
import { CATEGORIES, nothing, sample, usd } from "./samples";

const VIEWS = [
  { value: "rounds-view", text: "Rounds", glyph: CircleGauge },
  { value: "list-view", text: "List", glyph: List },
] as const;

export function ExpensesBoard() {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("rounds-view");
  return (
    <Frame end={<BalanceLink label="Balance" amount={usd("11592.02")} to="/accounts" />}>
      <Page heading="Expenses" wide>
        <Columns side={null}>
          <MonthSelector
            month="December 2026"
            range="11 Nov – 10 Dec"
            label="December 2026, 11 November to 10 December"
            previousLabel="Previous month"
            nextLabel="Next month"
            onPrevious={nothing}
            onNext={nothing}
            onOpen={nothing}
          >
            <SegmentedToggle label="View" choices={VIEWS} value={view} onChange={setView} />
          </MonthSelector>
          <Left />
          <Rounds />
          <Today />
        </Columns>
      </Page>
    </Frame>
  );
}

function Left() {
  const perDay = (
    <span>
      <b>$44.00</b> a day · 19 days to go
    </span>
  );
  return (
    <Hero
      label="Left to spend"
      amount={<Amount parts={usd("836.08")} dim />}
      sub={perDay}
      ring={<HeroRing ratio={0.73} percent="73%" caption="spent" />}
    />
  );
}

function Rounds() {
  return (
    <RoundGrid>
      {CATEGORIES.map(sample).map(({ icon, name, ratio, rest, over }) => (
        <li key={name}>
          <Round
            icon={categoryIcon(icon)}
            name={name}
            left={{ whole: rest.whole, word: over ? "over" : "left", wordFirst: false }}
            ratio={ratio}
            label={over ? `${name}, ${rest.text} over` : `${name}, ${rest.text} left`}
            onPress={nothing}
          />
        </li>
      ))}
    </RoundGrid>
  );
}

function Today() {
  return (
    <Section>
      <SectionHeader title="Today">
        <a href="/history">History</a>
      </SectionHeader>
      <ListGroup>
        <ListRow
          title="Groceries"
          sub="Farmers market · Cash"
          start={<IconTile icon={categoryIcon("shopping-basket")} />}
          end={<Amount parts={usd("-42.30")} />}
          endSub="12:04"
          onPress={nothing}
          onMenu={nothing}
        />
        <ListRow
          title="Transport"
          sub="Monthly pass · Credit Card"
          start={<IconTile icon={categoryIcon("bus")} />}
          end={<Amount parts={usd("-12.00")} />}
          endSub="09:31"
          onPress={nothing}
          onMenu={nothing}
        />
      </ListGroup>
    </Section>
  );
}
