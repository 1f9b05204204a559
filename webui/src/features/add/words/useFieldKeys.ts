import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { useEarlier } from "./Earlier";
import type { useField } from "./useField";
import type { useFilledFields } from "./useFilledFields";
import { useArrows } from "./WordsField";

export interface FieldKeysProps {
  field: ReturnType<typeof useField>;
  submit: (() => void) | undefined;
  rows: ReturnType<typeof useEarlier>;
  filling: ReturnType<typeof useFilledFields>;
  place: { readonly current: HTMLDivElement | null };
}

/**
 * Return what the keys of the field do: arrows choose an earlier one, Enter takes it or adds, Escape leaves. Tab leaves
 * before the focus moves: what is shown while typing goes, and the keys, hidden on a phone, are there to be reached.
 */
export function useFieldKeys({ field, submit, rows, filling, place }: FieldKeysProps) {
  const arrows = useArrows(rows.length);
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  const enter = () => {
    const row = rows[arrows.chosen];
    if (row !== undefined) {
      arrows.reset();
      field.take(row, filling);
      return;
    }
    const isSure = field.mode === "words" && field.settleNow();
    if (isSure && latest.current !== undefined) latest.current();
    else {
      field.blur();
      // On to what is missing.
      place.current?.querySelector<HTMLElement>("[data-asks]")?.focus();
    }
  };
  const press = (key: string): boolean => {
    if (key === "Tab") {
      // The focus moves on to what stands beside the field once it is left.
      flushSync(field.leave);
      return false;
    }
    if (key === "ArrowDown" || key === "ArrowUp") arrows.move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter") enter();
    else if (key === "Escape") field.blur();
    else {
      if (key === "Tab") flushSync(field.leave);
      return false;
    }
    return true;
  };
  return { chosen: arrows.chosen, press };
}
