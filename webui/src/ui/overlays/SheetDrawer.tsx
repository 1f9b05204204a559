import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../actions/IconButton";
import type { SheetProps } from "./Sheet";
import css from "./SheetDrawer.module.css";

/** The sheet itself, in a file of its own: its gestures weigh more than the first screen. */
export default function SheetDrawer({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  onUnsaved,
  children,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const change = (next: boolean, details: Drawer.Root.ChangeEventDetails) => {
    if (next) return;
    if (!onUnsaved) {
      onClose();
      return;
    }
    details.cancel();
    onUnsaved();
  };
  return (
    <Drawer.Root open={open} onOpenChange={change}>
      <Drawer.Portal>
        <Drawer.Backdrop className={css["Scrim"]} />
        <Drawer.Viewport className={css["Sheet-viewport"]}>
          <Drawer.Popup ref={popup} className={css["Sheet"]} data-modal="" initialFocus={popup}>
            <span className={css["Sheet-handle"]} />
            <Drawer.Content className={css["Sheet-content"]}>
              <header className={css["Sheet-header"]}>
                <Drawer.Title className={css["Sheet-title"]}>{title}</Drawer.Title>
                {actions}
                <Drawer.Close render={<IconButton glyph={X} label={closeLabel} edge="end" />} />
              </header>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
