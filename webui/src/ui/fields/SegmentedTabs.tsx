import { Tabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import css from "./SegmentedTabs.module.css";

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

/** The first level of tabs. Arrow keys move, Enter or Space chooses. */
export function SegmentedTabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props;
  return (
    <Tabs.Root value={value} onValueChange={onChange} className={css["SegmentedTabs-root"]}>
      <Tabs.List aria-label={label} className={css["SegmentedTabs"]}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={css["SegmentedTabs-tab"]}>
            {tab.text}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className={css["SegmentedTabs-thumb"]} />
      </Tabs.List>
      {children && (
        <Tabs.Panel value={value} className={css["SegmentedTabs-panel"]} tabIndex={-1}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}
