import { Tabs } from "@base-ui/react/tabs";
import type { TabsProps } from "./SegmentedTabs";
import css from "./TextTabs.module.css";

/** The second level of tabs, below SegmentedTabs or the hero; there is no third. */
export function TextTabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Tabs.Root value={value} onValueChange={onChange} className={css["TextTabs-root"]}>
      <Tabs.List aria-label={label} className={css["TextTabs"]}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={css["TextTabs-tab"]}>
            {tab.text}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className={css["TextTabs-line"]} />
      </Tabs.List>
      {children && (
        <Tabs.Panel value={value} className={css["TextTabs-panel"]} tabIndex={-1}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}
