import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { use, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from "react";
import { IconButton } from "../actions/IconButton";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import { Labels } from "../labels";
import css from "./SheetDrawer.module.css";
import { hasUnsaved } from "./unsaved";
import { OverlayLevel, useIsOnTop } from "./useOverlay";

export interface SheetProps {
  open: boolean;
  /** Esc, the scrim, the close button, or the sheet dragged down. */
  onClose: () => void;
  title: string;
  /** Icon buttons beside the title. */
  actions?: ReactNode;
  /** Its content stands under no header and lays itself out in the height there is, instead of scrolling. */
  fit?: boolean;
  /** Told instead when something was entered and not saved (`useUnsaved`): the sheet stays, and the screen asks first. */
  onUnsaved?: (() => void) | undefined;
  /** A dialog that asks on top of the sheet belongs in here too. */
  children: ReactNode;
}

/** The sheet itself, in a file of its own: its gestures weigh more than the first screen. */
export default function SheetDrawer({
  open,
  onClose,
  title,
  actions,
  fit = false,
  onUnsaved,
  children,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [level, isOnTop] = [use(OverlayLevel), useIsOnTop()];
  const { close } = use(Labels);
  const swiped = useSwiped(popup);
  const opener = useOpener(open);
  const change = (next: boolean, details: Drawer.Root.ChangeEventDetails) => {
    if (next) return;
    if (details.reason === "swipe" && !swiped.isAway(details.event.timeStamp)) {
      details.cancel();
      return;
    }
    // A menu opens at mouse down: released over what it brought, the mouse clicked neither it nor the sheet.
    if (details.reason === "outside-press" && !isOnTop()) {
      details.cancel();
      return;
    }
    if (!onUnsaved || !hasUnsaved(level)) {
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
          <Drawer.Popup
            ref={popup}
            className={css["Sheet"]}
            data-modal=""
            data-fit={fit || undefined}
            initialFocus={() => startOf(popup.current)}
            finalFocus={() => (opener?.isConnected === true ? opener : below(popup.current))}
            onPointerDownCapture={swiped.onPointerDownCapture}
          >
            <span className={css["Sheet-handle"]} />
            <Drawer.Content className={css["Sheet-content"]}>
              {fit ? (
                <VisuallyHidden>
                  <Drawer.Title>{title}</Drawer.Title>
                </VisuallyHidden>
              ) : (
                <header className={css["Sheet-header"]}>
                  <Drawer.Title className={css["Sheet-title"]}>{title}</Drawer.Title>
                  {actions}
                  <Drawer.Close render={<IconButton glyph={X} label={close} edge="end" />} />
                </header>
              )}
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** Return what had the focus when the sheet was opened: it gets it back. */
function useOpener(open: boolean): HTMLElement | null {
  const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const [opened, setOpened] = useState({ open, by: open ? focused() : null });
  if (opened.open !== open) setOpened({ open, by: open ? focused() : opened.by });
  return opened.by === document.body ? null : opened.by;
}

/** Return the place where keys go to an amount; a sheet without one takes the focus itself. */
function startOf(sheet: HTMLElement | null): HTMLElement | null {
  return sheet?.querySelector<HTMLElement>("[data-amount]") ?? sheet;
}

/**
 * Return the start of the sheet that is on top once this one is gone: what opened this one may be gone by then. The first
 * control there would be pressed by the Enter that is meant for its form.
 */
function below(popup: HTMLElement | null): HTMLElement | true {
  const sheets = [...document.querySelectorAll<HTMLElement>("[data-modal]")];
  return startOf(sheets.filter((each) => each !== popup).at(-1) ?? null) ?? true;
}

/** Measures a swipe over the sheet: from where the finger came down to what the drawer has followed it. */
function useSwiped(popup: RefObject<HTMLDivElement | null>) {
  const start = useRef(0);
  return {
    onPointerDownCapture: ({ timeStamp }: PointerEvent) => {
      start.current = timeStamp;
    },
    isAway(end: number): boolean {
      const sheet = popup.current;
      if (sheet === null) return true;
      const distance = Number.parseFloat(sheet.style.getPropertyValue("--drawer-swipe-movement-y"));
      return isSwipedAway({ distance, height: sheet.offsetHeight, elapsed: end - start.current });
    },
  };
}

/** Distance of a swipe that closes a sheet. */

/** Distance for a high sheet, and the part for a lower one. */
const FAR_PX = 400;
const FAR_PART = 0.7;
/** The drawer closes by itself from half its height, and before that for a flick alone. */
const DRAWER_PART = 0.5;
const FLICK_PX_PER_MS = 0.5;

interface Swipe {
  /** Downwards, in px. */
  readonly distance: number;
  /** Height of the sheet, in px. */
  readonly height: number;
  /** Since the finger came down, in ms. */
  readonly elapsed: number;
}

/** Return whether a swipe that the drawer takes as the end closes the sheet: one that is far, or a flick. */
export function isSwipedAway({ distance, height, elapsed }: Swipe): boolean {
  const isFar = distance >= Math.min(FAR_PX, height * FAR_PART);
  const isFlick = distance <= height * DRAWER_PART || distance >= elapsed * FLICK_PX_PER_MS;
  return isFar || isFlick;
}
