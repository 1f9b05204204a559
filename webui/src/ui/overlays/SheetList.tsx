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

export interface SheetListProps<Value extends string> {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of many, chosen in a sheet: accounts, categories, currencies, months. */
export function SheetList<Value extends string>({
  choices,
  value,
  onChoose,
  ...sheet
}: SheetListProps<Value>) {
  return (
    <Sheet {...sheet}>
      <ListGroup>
        {choices.map((choice) => (
          <ListRow
            key={choice.value}
            title={choice.text}
            sub={choice.sub}
            start={choice.start}
            selected={choice.value === value}
            compact={choice.sub === undefined}
            onPress={() => {
              sheet.onClose();
              onChoose(choice.value);
            }}
          />
        ))}
      </ListGroup>
    </Sheet>
  );
}
