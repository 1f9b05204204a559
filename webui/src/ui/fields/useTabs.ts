import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";

export interface TabChoice<Value extends string> {
  value: Value;
  text: string;
}

export interface TabsProps<Value extends string> {
  /** Subject of the tabs. */
  label: string;
  tabs: readonly TabChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Content of the chosen tab. */
  children?: ReactNode;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Attributes of a row of tabs and its panel. The row is one stop of the Tab key; arrows, Home and End move within it, Enter
 * or Space chooses. `--index` and `--count` tell its style sheet where the chosen tab stands: nothing is measured.
 */
export function useTabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Value>();
  const stop = tabs.some((tab) => tab.value === focused) ? focused : value;
  const tabId = (of: Value) => `${id}${of}`;
  const panelId = `${id}panel`;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === stop);
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? next(at, STEPS[event.key], tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return {
    list: {
      ref: list,
      role: "tablist",
      "aria-label": label,
      style: {
        "--index": tabs.findIndex((tab) => tab.value === value),
        "--count": tabs.length,
      } as CSSProperties,
      onKeyDown,
      onBlur: () => setFocused(undefined),
    },
    tab: (of: Value) => ({
      type: "button" as const,
      role: "tab",
      id: tabId(of),
      "aria-selected": of === value,
      "aria-controls": of === value && children ? panelId : undefined,
      "data-active": of === value ? "" : undefined,
      tabIndex: of === stop ? 0 : -1,
      onFocus: () => setFocused(of),
      onClick: () => {
        if (of !== value) onChange(of);
      },
    }),
    panel: { role: "tabpanel", id: panelId, "aria-labelledby": tabId(value), tabIndex: -1 },
  };
}

/** The place after a step, round the ends. */
function next(at: number, step: number | undefined, count: number): number | undefined {
  return step === undefined ? undefined : (at + step + count) % count;
}
