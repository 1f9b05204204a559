import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useState, type ReactElement } from "react";
import { Icon } from "../art/Icon";
import { useOverlay } from "../overlays/useOverlay";
import css from "./Menu.module.css";

const GAP_PX = 4;

export interface MenuItem {
  text: string;
  /** More of it, at the end of its row. */
  sub?: string;
  /** On or off; left out where it is an action. */
  checked?: boolean;
  onPress: () => void;
}

export interface MenuProps {
  /** Button that opens it: it gets the focus back. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
}

/** A few choices or actions beside the button that opens them; a landmark of its own, as it stands beside the page. */
export function Menu({ trigger, label, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  useOverlay(open, () => setOpen(false));
  return (
    <BaseMenu.Root open={open} onOpenChange={setOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal role="region" aria-label={label}>
        <BaseMenu.Positioner className={css["Menu-positioner"]} sideOffset={GAP_PX} align="end">
          <BaseMenu.Popup className={css["Menu"]}>
            {items.map((item) => (
              <Item key={item.text} {...item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ text, sub, checked, onPress }: MenuItem) {
  const content = (
    <>
      <span>{text}</span>
      {sub !== undefined && <small>{sub}</small>}
      {checked === true && <Icon glyph={Check} size={20} />}
    </>
  );
  if (checked === undefined) {
    return (
      <BaseMenu.Item className={css["Menu-item"]} onClick={onPress}>
        {content}
      </BaseMenu.Item>
    );
  }
  return (
    <BaseMenu.CheckboxItem
      className={css["Menu-item"]}
      checked={checked}
      closeOnClick
      onCheckedChange={onPress}
    >
      {content}
    </BaseMenu.CheckboxItem>
  );
}
