import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Icon } from "../art/Icon";
import type { Choice } from "../overlays/SheetList";
import type { FieldTexts, Wiring } from "./Field";
import css from "./Select.module.css";
import { useOverlay } from "../overlays/useOverlay";

const GAP_PX = 4;

export interface SelectProps<Value extends string> extends FieldTexts {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  closeLabel: string;
  disabled?: boolean;
}

export interface SelectInputProps<Value extends string> extends Omit<SelectProps<Value>, "help" | "error"> {
  wiring: Wiring;
}

/** The menu form of Select; a landmark of its own, as it stands beside the page. */
export function SelectMenu<Value extends string>(props: SelectInputProps<Value>) {
  const { wiring, choices, value = null, onChange, placeholder, disabled = false } = props;
  const [open, setOpen] = useState(false);
  useOverlay(open, () => setOpen(false));
  const choose = (chosen: Value | null) => {
    if (chosen !== null) onChange(chosen);
  };
  const items = choices.map((choice) => ({ value: choice.value, label: choice.text }));
  return (
    <BaseSelect.Root
      items={items}
      value={value}
      onValueChange={choose}
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
    >
      <BaseSelect.Trigger {...wiring} aria-label={props.label} className={css["Select"]}>
        <BaseSelect.Value className={css["Select-value"]} placeholder={placeholder} />
        <BaseSelect.Icon className={css["Select-icon"]}>
          <Icon glyph={ChevronDown} size={20} />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal role="region" aria-label={props.label}>
        <BaseSelect.Positioner
          className={css["Select-positioner"]}
          sideOffset={GAP_PX}
          alignItemWithTrigger={false}
        >
          <BaseSelect.Popup className={css["Select-menu"]}>
            {choices.map((choice) => (
              <BaseSelect.Item key={choice.value} value={choice.value} className={css["Select-choice"]}>
                <BaseSelect.ItemText>{choice.text}</BaseSelect.ItemText>
                <BaseSelect.ItemIndicator>
                  <Icon glyph={Check} size={20} />
                </BaseSelect.ItemIndicator>
              </BaseSelect.Item>
            ))}
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
