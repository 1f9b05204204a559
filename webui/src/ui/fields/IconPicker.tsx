import { useId, useState } from "react";
import { Button } from "../actions/Button";
import type { NamedIcon } from "../art/icons";
import css from "./IconPicker.module.css";
import { IconTile } from "../art/IconTile";

export interface IconPickerProps {
  label: string;
  /** ACCOUNT_ICONS or CATEGORY_ICONS. */
  icons: ReadonlyMap<string, NamedIcon>;
  value: string;
  onChange: (name: string) => void;
  /** An icon's name as people say it. */
  nameOf: (name: string) => string;
  moreLabel: string;
  lessLabel: string;
}

/** One icon of many: two rows, the chosen one first, and all of them on demand. Arrow keys move. */
export function IconPicker(props: IconPickerProps) {
  const { icons, value } = props;
  const [collapsed, setCollapsed] = useState(true);
  const [first] = useState(value);
  const group = useId();
  const names = [...icons.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  const toggle = () => setCollapsed(!collapsed);
  return (
    <div className={css["IconPicker"]}>
      <div
        className={css["IconPicker-grid"]}
        role="radiogroup"
        aria-label={props.label}
        data-collapsed={collapsed || undefined}
      >
        {names.map((name) => (
          <Choice key={name} {...props} name={name} group={group} />
        ))}
      </div>
      <Button kind="text" aria-expanded={!collapsed} onClick={toggle}>
        {collapsed ? props.moreLabel : props.lessLabel}
      </Button>
    </div>
  );
}

interface ChoiceProps extends IconPickerProps {
  name: string;
  group: string;
}

function Choice({ name, group, icons, value, onChange, nameOf }: ChoiceProps) {
  const icon = icons.get(name);
  if (!icon) return null;
  return (
    <span className={css["IconPicker-choice"]}>
      <IconTile icon={icon} />
      <input
        type="radio"
        name={group}
        value={name}
        aria-label={nameOf(name)}
        checked={name === value}
        onChange={() => onChange(name)}
      />
    </span>
  );
}
