import { useState } from "react";
import { MonthSelector, type MonthSelectorProps } from "./MonthSelector";
import { SheetList, type Choice } from "../overlays/SheetList";

export interface MonthPickerProps extends Omit<MonthSelectorProps, "onOpen"> {
  /** Months `yyyy-MM` with their names. */
  choices: readonly Choice<string>[];
  value: string;
  onChoose: (month: string) => void;
  chooseLabel: string;
  closeLabel: string;
}

/** The month selector with the list its month opens. */
export function MonthPicker(props: MonthPickerProps) {
  const { choices, value, onChoose, chooseLabel, closeLabel, ...selector } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <MonthSelector
        {...selector}
        onOpen={() => {
          setOpen(true);
        }}
      />
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={chooseLabel}
        closeLabel={closeLabel}
        choices={choices}
        value={value}
        onChoose={onChoose}
      />
    </>
  );
}
