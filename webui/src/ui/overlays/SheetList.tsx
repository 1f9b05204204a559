import { ListGroup } from "../rows/ListGroup";
import { ListRow } from "../rows/ListRow";
import { Sheet } from "./Sheet";
import type { ReactNode } from "react";

export interface Choice<Value extends string> {
  value: Value;
  text: string;
  sub?: string | undefined;
  /** An IconTile or an Avatar. */
  start?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

export interface SheetListProps<Value extends string> extends ChoiceListProps<Value> {
  open: boolean;
  onClose: () => void;
  title: string;
}

/** One of many, chosen in a sheet: accounts, currencies, months. */
export function SheetList<Value extends string>({
  choices,
  value,
  onChoose,
  ...sheet
}: SheetListProps<Value>) {
  return (
    <Sheet {...sheet}>
      <ChoiceList
        choices={choices}
        value={value}
        onChoose={(chosen) => {
          sheet.onClose();
          onChoose(chosen);
        }}
      />
    </Sheet>
  );
}

/** The choices by themselves, for a sheet that has more. */
export function ChoiceList<Value extends string>({ choices, value, onChoose }: ChoiceListProps<Value>) {
  return (
    <ListGroup>
      {choices.map((choice) => (
        <ListRow
          key={choice.value}
          title={choice.text}
          sub={choice.sub}
          start={choice.start}
          selected={choice.value === value}
          compact={choice.sub === undefined}
          onPress={() => onChoose(choice.value)}
        />
      ))}
    </ListGroup>
  );
}
