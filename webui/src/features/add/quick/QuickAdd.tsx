import { TextCursorInput } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import type { quickAdd } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { Icon } from "@/ui/art/Icon";
import { useIsOnTop } from "@/ui/overlays/useOverlay";
import { QuickLine } from "./QuickLine";
import { useReader } from "./useReader";
import css from "./QuickLine.module.css";

const KEY = "/";

export interface QuickAddProps {
  /** Text that another app shared: the line opens with it where it has an amount. */
  shared?: string | null;
  onDone: () => void;
  /** The form with the keys, given the button that leads to the line. */
  children: (line: ReactNode) => ReactNode;
}

/** An entry by keys, or typed in one line: a button above the keys, or the key `/`, opens the line. */
export function QuickAdd({ shared = null, onDone, children }: QuickAddProps) {
  const { t } = useTranslation();
  const read = useReader();
  const [start, setStart] = useState(() => (shared !== null && hasAmount(read(shared, {})) ? shared : null));
  useSlashKey(() => {
    if (start === null) setStart("");
  });
  if (start === null) {
    return children(
      <button
        type="button"
        className={css["QuickLine"]}
        onClick={() => {
          setStart("");
        }}
      >
        <Icon glyph={TextCursorInput} size={20} />
        <span>{t("add.quick.open")}</span>
      </button>,
    );
  }
  return (
    <QuickLine
      start={start}
      onKeys={() => {
        setStart(null);
      }}
      onDone={() => {
        setStart(null);
        onDone();
      }}
    />
  );
}

function hasAmount({ value, doubts }: quickAdd.Draft): boolean {
  return value !== null || (doubts.get("value")?.choices.length ?? 0) > 0;
}

/** Listens to the key wherever the focus is, except in fields and while something stands open above. */
function useSlashKey(open: () => void): void {
  const isOnTop = useIsOnTop();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey || !isOnTop()) return;
    event.preventDefault();
    open();
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
