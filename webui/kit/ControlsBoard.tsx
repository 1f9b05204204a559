import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/ui/art/Avatar";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import { Check } from "@/ui/fields/Check";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { IconButton } from "@/ui/actions/IconButton";
import { categoryIcon } from "@/ui/art/icons";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { PasswordField } from "@/ui/fields/PasswordField";
import { Radio } from "@/ui/fields/Radio";
import { SearchField } from "@/ui/fields/SearchField";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextArea } from "@/ui/fields/TextArea";
import { TextField } from "@/ui/fields/TextField";
import { nothing } from "./samples";

export function ControlsBoard() {
  return (
    <>
      <PageBar title="Components and states" onBack={nothing} />
      <Page>
        <Buttons />
        <Fields />
        <Choices />
        <Chips />
      </Page>
    </>
  );
}

function Buttons() {
  return (
    <>
      <ButtonRow>
        <Button>Primary</Button>
        <Button kind="tonal">Tonal</Button>
        <Button kind="outline">Outline</Button>
        <Button kind="text">Text</Button>
      </ButtonRow>
      <ButtonRow>
        <Button kind="danger">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
        <IconButton glyph={Pencil} label="Edit" />
        <IconButton glyph={Plus} label="Add" kind="tonal" />
      </ButtonRow>
    </>
  );
}

const CURRENCIES = ["UAH", "USD", "EUR", "PLN", "KRW", "CZK", "CAD", "DKK"].map((value) => ({
  value,
  text: value,
}));
const TYPES = ["Basic", "Savings", "Debt"].map((value) => ({ value, text: value }));

function Fields() {
  const [currency, setCurrency] = useState("UAH");
  const [type, setType] = useState<string>();
  const [search, setSearch] = useState("silpo");
  return (
    <Card pad>
      <SearchField label="Search notes" clearLabel="Clear" value={search} onChange={setSearch} />
      <TextField label="Workspace name" placeholder="Name" help="Up to 100 characters" />
      <TextField label="With error" defaultValue="12.345" error="At most 2 decimals" />
      <PasswordField
        label="Password"
        defaultValue="secret"
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <TextArea label="Note" placeholder="What was it?" />
      <Select label="Currency" choices={CURRENCIES} value={currency} onChange={setCurrency} />
      <Select label="Type" choices={TYPES} value={type} onChange={setType} placeholder="Choose a type" />
    </Card>
  );
}

function Choices() {
  return (
    <ListGroup>
      <ListRow
        title="Show in balance"
        sub="Counted in the sum at the top"
        end={<Switch defaultChecked />}
        control
      />
      <ListRow title="Main account" end={<Switch />} control />
      <ListRow title="Eggs" start={<Check defaultChecked />} control compact />
      <ListRow title="Mine" start={<Radio name="side" defaultChecked />} control compact />
      <ListRow title="Theirs" start={<Radio name="side" />} control compact />
      <ListRow
        title="Taras Bondar"
        start={<Avatar name="Taras Bondar" hue="teal" round />}
        chevron
        onPress={nothing}
      />
    </ListGroup>
  );
}

function Chips() {
  return (
    <ChipRow label="Filters">
      <Chip text="December 2026" pressed opens />
      <Chip text="Category" opens />
      <Chip text="Groceries" icon={categoryIcon("shopping-basket")} />
      <Chip text="Person" pressed={false} />
    </ChipRow>
  );
}
