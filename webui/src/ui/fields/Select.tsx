import { useState } from "react";
import { ChevronDown } from "lucide-react";
import { Field, type Wiring } from "./Field";
import { Icon } from "../art/Icon";
import css from "./Select.module.css";
import { SelectMenu, type SelectInputProps, type SelectProps } from "./SelectMenu";
import { SheetList, type Choice } from "../overlays/SheetList";
import { useWide } from "../browser/useWide";

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
        closeLabel={select.closeLabel}
        choices={select.choices}
        value={select.value}
        onChoose={select.onChange}
      />
    </>
  );
}
