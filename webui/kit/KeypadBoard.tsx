import { CalendarDays, NotebookPen } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/actions/Button";
import { ConversionPill } from "@/features/add/amount/ConversionPill";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { Keypad } from "@/ui/keypad/Keypad";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { MetaButton, MetaRow } from "@/parts/meta/MetaButton";
import { Picker, PickerPair } from "@/features/add/direction/Picker";
import { Sheet } from "@/ui/overlays/Sheet";
import { ExpensesBoard } from "./ExpensesBoard";
import { nothing, usd } from "./samples";

export function KeypadBoard() {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <ExpensesBoard />
      <Sheet open={open} onClose={close} title="New expense">
        <ExpenseForm />
      </Sheet>
    </>
  );
}

function ExpenseForm() {
  const [text, setText] = useState("30.10");
  return (
    <>
      <KeypadAmount text={text} like={usd("0")} spoken={`${text} US dollars`}>
        <ConversionPill label="₴1 249.75 leaves Family card. Change" onPress={nothing}>
          <b>₴1 249.75</b> · 1 $ = 41.52 ₴, 20 Nov
        </ConversionPill>
      </KeypadAmount>
      <Direction />
      <MetaRow>
        <MetaButton glyph={CalendarDays} text="Today" onPress={nothing} />
        <MetaButton glyph={NotebookPen} text="Add a note" placeholder onPress={nothing} />
      </MetaRow>
      <Keypad
        value={text}
        onChange={setText}
        decimals={2}
        label="Amount in US dollars"
        pointLabel="Decimal point"
        backspaceLabel="Delete last digit"
      />
      <Button size="l" block disabled={text === EMPTY}>
        Add expense
      </Button>
    </>
  );
}

function Direction() {
  const from = { icon: accountIcon("landmark"), name: "Family card", caption: "₴48 230.00" };
  const to = { icon: categoryIcon("shopping-basket"), name: "Groceries", caption: "$235.80 left" };
  return (
    <PickerPair
      from={<Picker {...from} label="From Family card, ₴48 230.00. Change" onPress={nothing} />}
      to={<Picker {...to} label="To Groceries, $235.80 left. Change" onPress={nothing} />}
    />
  );
}
