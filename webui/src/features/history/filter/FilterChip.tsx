import { useAtom } from "jotai";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Chip } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";
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
  const [filter, setFilter] = useAtom(filterAtom);
  const value = filter[part];
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceSheet
      title={text}
      choices={[{ value: ALL, text: allText }, ...choices]}
      value={value ?? ALL}
      onChoose={(choice) => {
        setFilter({ ...filter, [part]: choice === ALL ? null : choice });
      }}
    >
      {(open) => (
        <Chip
          text={chosen?.text ?? text}
          aria-label={chosen && `${text}: ${chosen.text}`}
          pressed={chosen !== undefined}
          opens
          onClick={open}
        />
      )}
    </ChoiceSheet>
  );
}
