import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../Avatar";
import { Button } from "../Button";
import { ButtonRow } from "../ButtonRow";
import { Card } from "../Card";
import { Check } from "../Check";
import { Chip, ChipRow } from "../Chip";
import { IconButton } from "../IconButton";
import { categoryIcon } from "../icons";
import { ListGroup } from "../ListGroup";
import { ListRow } from "../ListRow";
import { Page } from "../Page";
import { PageBar } from "../PageBar";
import { PasswordField } from "../PasswordField";
import { Radio } from "../Radio";
import { SearchField } from "../SearchField";
import { Select } from "../Select";
import { Switch } from "../Switch";
import { TextArea } from "../TextArea";
import { TextField } from "../TextField";
import { nothing } from "./samples";

export function ControlsBoard() {
  return (
    <>
      <PageBar title="Components and states" backLabel="Back" onBack={nothing} />
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
      <Select
        label="Currency"
        choices={CURRENCIES}
        value={currency}
        onChange={setCurrency}
        closeLabel="Close"
      />
      <Select
        label="Type"
        choices={TYPES}
        value={type}
        onChange={setType}
        placeholder="Choose a type"
        closeLabel="Close"
      />
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
