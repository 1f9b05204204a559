import { Switch } from "@/ui/fields/Switch";
import { ListRow } from "@/ui/rows/ListRow";

export interface SwitchRowProps {
  title: string;
  sub: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off: a press anywhere on it switches. */
export function SwitchRow({ title, sub, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <ListRow
      control
      wrap
      title={title}
      sub={sub}
      end={
        <Switch
          label={title}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}
