import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetList, type Choice } from "@/ui/overlays/SheetList";
import { MoreRow, type MoreRowProps } from "./MoreRow";

export interface ChoiceRowProps<Value extends string> extends Pick<MoreRowProps, "glyph" | "hue" | "title"> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A setting of a few values, chosen in a sheet. */
export function ChoiceRow<Value extends string>({ choices, value, onChoose, ...row }: ChoiceRowProps<Value>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <MoreRow
        {...row}
        value={chosen?.text ?? ""}
        onPress={() => {
          setOpen(true);
        }}
      />
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={row.title}
        closeLabel={t("actions.close")}
        choices={choices}
        value={value}
        onChoose={onChoose}
      />
    </>
  );
}
