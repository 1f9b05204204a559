import { useEffect } from "react";

/** Arrow keys of a wide window: they open the entry above or below the focused row. */
export function RowKeys() {
  useEffect(() => {
    document.addEventListener("keydown", openNext);
    return () => document.removeEventListener("keydown", openNext);
  }, []);
  return null;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

function openNext(event: KeyboardEvent): void {
  const step = STEPS.get(event.key);
  const rows = [...document.querySelectorAll<HTMLElement>("main section li > button")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = step === undefined || at === -1 ? undefined : rows[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
