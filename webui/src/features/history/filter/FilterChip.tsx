import { useAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "@/ui/actions/Chip";
import { SheetList, type Choice } from "@/ui/overlays/SheetList";
import { filterAtom, type Filter } from "./filter";

export interface FilterChipProps {
  part: Exclude<keyof Filter, "text">;
  /** What it filters by. */
  text: string;
  /** The choice that takes the filter away. */
  allText: string;
  choices: readonly Choice<string>[];
}

const ALL = "";

export function FilterChip({ part, text, allText, choices }: FilterChipProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  const [open, setOpen] = useState(false);
  const value = filter[part];
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <Chip
        text={chosen?.text ?? text}
        aria-label={chosen && `${text}: ${chosen.text}`}
        pressed={chosen !== undefined}
        opens
        onClick={() => {
          setOpen(true);
        }}
      />
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={text}
        closeLabel={t("actions.close")}
        choices={[{ value: ALL, text: allText }, ...choices]}
        value={value ?? ALL}
        onChoose={(choice) => {
          setFilter({ ...filter, [part]: choice === ALL ? null : choice });
        }}
      />
    </>
  );
}
