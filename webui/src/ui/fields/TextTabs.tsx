import css from "./TextTabs.module.css";
import { useTabs, type TabsProps } from "./useTabs";

/** The second level of tabs, below SegmentedTabs or the hero; there is no third. */
export function TextTabs<Value extends string>(props: TabsProps<Value>) {
  const { list, tab, panel } = useTabs(props);
  return (
    <div className={css["TextTabs-root"]}>
      <div {...list} className={css["TextTabs"]}>
        {props.tabs.map(({ value, text }) => (
          <button key={value} {...tab(value)} className={css["TextTabs-tab"]}>
            {text}
          </button>
        ))}
      </div>
      {props.children && (
        <div {...panel} className={css["TextTabs-panel"]}>
          {props.children}
        </div>
      )}
    </div>
  );
}
