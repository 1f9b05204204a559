import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Chip } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";

export interface OptionChipProps<Value extends string> {
  name: string;
  choices: readonly Choice<Value>[];
  /** As it is understood; undefined while nothing is. */
  value: Value | undefined;
  /** It is to be answered before anything can be imported. */
  asks?: boolean;
  onChoose: (value: Value) => void;
}

/** One thing that was understood of a file, and what else it can be. */
export function OptionChip<Value extends string>({ name, asks = false, ...list }: OptionChipProps<Value>) {
  const { t } = useTranslation();
  const chosen = list.choices.find(({ value }) => value === list.value);
  const value = chosen?.text ?? t(asks ? "imports.which" : "imports.unknown");
  return (
    <ChoiceSheet title={name} {...list}>
      {(open) => <Chip text={t("imports.said", { name, value })} opens asks={asks} onClick={open} />}
    </ChoiceSheet>
  );
}
