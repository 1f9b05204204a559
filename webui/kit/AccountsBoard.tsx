import { ArchiveRestore, Plus, Star } from "lucide-react";
import { useState } from "react";
import { displayMoney } from "@/domain/rules/base/display";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroNote } from "@/ui/figures/HeroNote";
import { IconButton } from "@/ui/actions/IconButton";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Page } from "@/ui/frame/Page";
import { Tag } from "@/ui/rows/Tag";
import { TextTabs } from "@/ui/fields/TextTabs";
import { Frame } from "./Frame";
import { nothing, usd } from "./samples";

const TABS = [
  { value: "basic", text: "Basic" },
  { value: "debt", text: "Debt" },
  { value: "total", text: "Total" },
] as const;

export function AccountsBoard() {
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("basic");
  const actions = (
    <>
      <IconButton glyph={ArchiveRestore} label="Deleted accounts" />
      <IconButton glyph={Plus} label="Add account" edge="end" />
    </>
  );
  return (
    <Frame end={actions}>
      <Page heading="Accounts">
        <Hero
          label="Balance · 4 accounts"
          amount={<Amount parts={usd("11592.02")} dim />}
          sub="Rates from 20 Nov 2026"
        >
          <HeroNote>₵1 200.00 is not included: no rate</HeroNote>
        </Hero>
        <TextTabs label="Accounts" tabs={TABS} value={tab} onChange={setTab}>
          <Accounts />
        </TextTabs>
      </Page>
    </Frame>
  );
}

function Accounts() {
  return (
    <ListGroup>
      <ListRow
        title="Credit Card"
        tag={<Tag text="Main" tone="info" glyph={Star} />}
        sub="Basic"
        start={<IconTile icon={accountIcon("credit-card")} />}
        end={<Amount parts={usd("3412.60")} />}
        onPress={nothing}
      />
      <ListRow
        title="Family card with a long name that does not fit"
        sub="Basic · UAH"
        start={<IconTile icon={accountIcon("landmark")} />}
        end={<Amount parts={displayMoney("48230", "UAH", "en")} />}
        endSub="≈ $1 161.61"
        selected
        onPress={nothing}
      />
      <ListRow
        title="Loan"
        sub="Debt"
        start={<IconTile icon={accountIcon("handshake")} />}
        end={<Amount parts={usd("-1250.00")} tone="debt" />}
        deleted
        chevron
        onPress={nothing}
      />
    </ListGroup>
  );
}
