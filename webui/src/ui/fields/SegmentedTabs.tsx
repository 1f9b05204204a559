import css from "./SegmentedTabs.module.css";
import { useTabs, type TabsProps } from "./useTabs";

/** The first level of tabs. Arrow keys move, Enter or Space chooses. */
export function SegmentedTabs<Value extends string>(props: TabsProps<Value>) {
  const { list, tab, panel } = useTabs(props);
  return (
    <div className={css["SegmentedTabs-root"]}>
      <div {...list} className={css["SegmentedTabs"]}>
        {props.tabs.map(({ value, text }) => (
          <button key={value} {...tab(value)} className={css["SegmentedTabs-tab"]}>
            {text}
          </button>
        ))}
        <span role="presentation" className={css["SegmentedTabs-thumb"]} />
      </div>
      {props.children && (
        <div {...panel} className={css["SegmentedTabs-panel"]}>
          {props.children}
        </div>
      )}
    </div>
  );
}
