import { Delete, Equal, Minus, Plus } from "lucide-react";
import { Fragment, useEffectEvent, useLayoutEffect } from "react";
import { Icon, type Glyph } from "../art/Icon";
import { EMPTY, isCalculatorKey, PERCENT, typed, type Key, keyOf } from "./typedAmount";
import css from "./Keypad.module.css";
import { useLongPress } from "../browser/useLongPress";
import { useIsOnTop } from "../overlays/useOverlay";

const ROWS = [
  { digits: ["1", "2", "3"], side: "plus" },
  { digits: ["4", "5", "6"], side: "minus" },
  { digits: ["7", "8", "9"], side: "zeros" },
] as const;

/** Keys of the fourth column. */
const SIDE_KEYS = { plus: "+", minus: "-", zeros: "00", percent: PERCENT, equals: "=" } as const;
const SIDE_GLYPHS: Readonly<Partial<Record<Side, Glyph>>> = { plus: Plus, minus: Minus, equals: Equal };

type Side = keyof typeof SIDE_KEYS;

const CLEAR_HOLD_MS = 500;

/** Names of the keys of the fourth column. Where parts may be typed, their key stands in place of the zeros. */
export type CalculatorLabels = Readonly<
  Record<"plus" | "minus" | "equals", string> & ({ zeros: string } | { percent: string })
>;

export interface KeypadProps {
  /** Amount typed so far, "0" when empty. */
  value: string;
  onChange: (value: string) => void;
  /** Nobody typed it yet: the first digit takes its place, backspace shortens it. */
  isOffered?: boolean;
  /** It stands selected: a digit, the point or backspace takes its place. */
  isSelected?: boolean;
  /** Decimals of the currency; without any the point key is left out. */
  decimals: number;
  /** "Amount in US dollars" */
  label: string;
  pointLabel: string;
  backspaceLabel: string;
  /** A fourth column that adds and subtracts. */
  calculator?: CalculatorLabels;
  /** A minus was pressed before anything else. */
  onLeadingMinus?: (() => void) | undefined;
  /** Enter was pressed on a physical keyboard. */
  onEnter?: () => void;
}

/** The number keys. Physical keys work too, while no text field has the focus. */
export function Keypad(props: KeypadProps) {
  const { value, onChange, decimals, isOffered = false, isSelected = false, calculator } = props;
  const labels: Partial<Record<Side, string>> = calculator ?? {};
  const press = (key: Key) => {
    if (calculator === undefined && isCalculatorKey(key)) return;
    if (key === PERCENT && labels.percent === undefined) return;
    if (key === "-" && value === EMPTY) props.onLeadingMinus?.();
    const isReplaced = (isSelected || (isOffered && key !== "backspace")) && !isCalculatorKey(key);
    const next = typed(isReplaced ? EMPTY : value, key, decimals);
    if (isReplaced || next !== value) onChange(next);
  };
  usePhysicalKeys(press, props.onEnter);
  const side = (key: Side) => {
    const label = labels[key];
    return label !== undefined && <SideKey side={key} label={label} press={press} />;
  };
  return (
    <div
      className={css["Keypad"]}
      role="group"
      aria-label={props.label}
      data-calculator={calculator && ""}
      // A sheet follows no finger that slips over the keys, and no key waits for what it would draw anew.
      data-base-ui-swipe-ignore=""
    >
      {ROWS.map((row) => (
        <Fragment key={row.side}>
          {row.digits.map((digit) => (
            <Digit key={digit} digit={digit} press={press} />
          ))}
          {side(row.side)}
          {row.side === "zeros" && side("percent")}
        </Fragment>
      ))}
      {decimals === 0 ? <span /> : <Point label={props.pointLabel} press={press} />}
      <Digit digit="0" press={press} />
      <Backspace label={props.backspaceLabel} press={press} />
      {side("equals")}
    </div>
  );
}

interface KeyProps {
  press: (key: Key) => void;
}

function Digit({ digit, press }: KeyProps & { digit: (typeof ROWS)[number]["digits"][number] | "0" }) {
  const pressDigit = () => press(digit);
  return (
    <button type="button" className={css["Keypad-key"]} onClick={pressDigit}>
      {digit}
    </button>
  );
}

function SideKey({ side, label, press }: KeyProps & { side: Side; label: string }) {
  const glyph = SIDE_GLYPHS[side];
  const pressSide = () => press(SIDE_KEYS[side]);
  return (
    <button type="button" className={css["Keypad-key"]} data-side="" aria-label={label} onClick={pressSide}>
      {glyph === undefined ? SIDE_KEYS[side] : <Icon glyph={glyph} />}
    </button>
  );
}

function Point({ label, press }: KeyProps & { label: string }) {
  const pressPoint = () => press(".");
  return (
    <button type="button" className={css["Keypad-key"]} data-plain="" aria-label={label} onClick={pressPoint}>
      .
    </button>
  );
}

function Backspace({ label, press }: KeyProps & { label: string }) {
  const backspace = () => press("backspace");
  const clear = () => press("clear");
  const handlers = useLongPress(backspace, clear, CLEAR_HOLD_MS);
  return (
    <button type="button" className={css["Keypad-key"]} data-plain="" aria-label={label} {...handlers}>
      <Icon glyph={Delete} />
    </button>
  );
}

/** Elements that use the keys themselves. */
const TYPING = "input, textarea, select, [contenteditable]";
const PRESSABLE = `${TYPING}, button, a`;

/** Hands physical keys to the keypad, wherever the focus is, except in fields and while something stands open above it. */
function usePhysicalKeys(press: (key: Key) => void, onEnter: (() => void) | undefined): void {
  const isOnTop = useIsOnTop();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOnTop()) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "Enter" && onEnter !== undefined && !isIn(event, PRESSABLE)) {
      // Else the key would press what the focus comes to.
      event.preventDefault();
      onEnter();
    }
    const key = keyOf(event.key);
    if (key === undefined || isIn(event, TYPING)) return;
    event.preventDefault();
    press(key);
  });
  // A visible keypad accepts keys at once: effects that come after the paint would lose a key.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
