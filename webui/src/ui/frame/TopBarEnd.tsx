import { createContext, useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Where the end of the top bar is; null while there is none. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

/** Puts a screen's icon buttons into the top bar, which stands outside of it; the last with `edge="end"`. */
export function TopBarEnd({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot && createPortal(children, slot);
}
