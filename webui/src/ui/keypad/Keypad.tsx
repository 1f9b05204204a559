import { Delete } from "lucide-react";
import { Icon } from "../art/Icon";
import { EMPTY, typed, type Key } from "./typedAmount";
import css from "./Keypad.module.css";
import { useLongPress } from "../browser/useLongPress";
import { usePhysicalKeys } from "./usePhysicalKeys";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

const CLEAR_HOLD_MS = 500;

export interface KeypadProps {
  /** Amount typed so far, "0" when empty. */
  value: string;
  onChange: (value: string) => void;
  /** Nobody typed it yet: the first digit takes its place, backspace shortens it. */
  isOffered?: boolean;
  /** Decimals of the currency; without any the point key is left out. */
  decimals: number;
  /** "Amount in US dollars" */
  label: string;
  pointLabel: string;
  backspaceLabel: string;
  /** Enter was pressed on a physical keyboard. */
  onEnter?: () => void;
}

/** The number keys. Physical keys work too, while no text field has the focus. */
export function Keypad(props: KeypadProps) {
  const { value, onChange, decimals, isOffered = false } = props;
  const press = (key: Key) => {
    const next = typed(isOffered && key !== "backspace" ? EMPTY : value, key, decimals);
    if (next !== value) onChange(next);
  };
  usePhysicalKeys(press, props.onEnter);
  return (
    <div className={css["Keypad"]} role="group" aria-label={props.label}>
      {DIGITS.map((digit) => (
        <Digit key={digit} digit={digit} press={press} />
      ))}
      {decimals === 0 ? <span /> : <Point label={props.pointLabel} press={press} />}
      <Digit digit="0" press={press} />
      <Backspace label={props.backspaceLabel} press={press} />
    </div>
  );
}

interface KeyProps {
  press: (key: Key) => void;
}

function Digit({ digit, press }: KeyProps & { digit: (typeof DIGITS)[number] | "0" }) {
  const pressDigit = () => {
    press(digit);
  };
  return (
    <button type="button" className={css["Keypad-key"]} onClick={pressDigit}>
      {digit}
    </button>
  );
}

function Point({ label, press }: KeyProps & { label: string }) {
  const pressPoint = () => {
    press(".");
  };
  return (
    <button type="button" className={css["Keypad-key"]} data-plain="" aria-label={label} onClick={pressPoint}>
      .
    </button>
  );
}

function Backspace({ label, press }: KeyProps & { label: string }) {
  const backspace = () => {
    press("backspace");
  };
  const clear = () => {
    press("clear");
  };
  const handlers = useLongPress(backspace, clear, CLEAR_HOLD_MS);
  return (
    <button type="button" className={css["Keypad-key"]} data-plain="" aria-label={label} {...handlers}>
      <Icon glyph={Delete} />
    </button>
  );
}
