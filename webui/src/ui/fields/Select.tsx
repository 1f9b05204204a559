import { useState } from "react";
import { ChevronDown, Check } from "lucide-react";
import { Select as BaseSelect } from "@base-ui/react/select";
import { Field, type Wiring, type FieldTexts } from "./Field";
import { Icon } from "../art/Icon";
import css from "./Select.module.css";
import { SheetList, type Choice } from "../overlays/SheetList";
import { useWide } from "../browser/useWide";
import { useOverlay } from "../overlays/useOverlay";

/** More choices than this open as a sheet on phones. */
const MENU_CHOICES_MAX = 7;

/** One of several in a field: a menu below it, or a sheet on phones when there are many. */
export function Select<Value extends string>({ label, help, error, ...select }: SelectProps<Value>) {
  const wide = useWide();
  const inSheet = !wide && select.choices.length > MENU_CHOICES_MAX;
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) =>
        inSheet ? (
          <SelectSheet {...select} label={label} wiring={wiring} />
        ) : (
          <SelectMenu {...select} label={label} wiring={wiring} />
        )
      }
    </Field>
  );
}

export interface SelectButtonProps extends Pick<SelectProps<string>, "placeholder" | "disabled"> {
  wiring: Wiring;
  label: string;
  /** Text in the field. */
  chosen: Pick<Choice<string>, "text" | "start"> | undefined;
  onPress: () => void;
}

/** The field of what is chosen in a sheet. */
export function SelectButton({ wiring, label, chosen, placeholder, disabled, onPress }: SelectButtonProps) {
  return (
    <button
      type="button"
      {...wiring}
      aria-label={chosen ? `${label}: ${chosen.text}` : label}
      className={css["Select"]}
      disabled={disabled}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {chosen?.start}
      <span className={css["Select-value"]} data-placeholder={chosen ? undefined : ""}>
        {chosen?.text ?? placeholder}
      </span>
      <Icon glyph={ChevronDown} size={20} />
    </button>
  );
}

function SelectSheet<Value extends string>({ wiring, label, ...select }: SelectInputProps<Value>) {
  const [open, setOpen] = useState(false);
  const chosen = select.choices.find(({ value }) => value === select.value);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <>
      <SelectButton {...select} {...{ wiring, label, chosen }} onPress={show} />
      <SheetList
        open={open}
        onClose={hide}
        title={label}
        choices={select.choices}
        value={select.value}
        onChoose={select.onChange}
      />
    </>
  );
}

const GAP_PX = 4;

interface SelectProps<Value extends string> extends FieldTexts {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
}

interface SelectInputProps<Value extends string> extends Omit<SelectProps<Value>, "help" | "error"> {
  wiring: Wiring;
}

/** The menu form of Select; a landmark of its own, as it stands beside the page. */
function SelectMenu<Value extends string>(props: SelectInputProps<Value>) {
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
