import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { moved } from "@/parts/order/places";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Lift {
  readonly from: number;
  readonly to: number;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves a row without dragging: Space or a tap on its handle lifts it, the arrow keys move it, Space or a tap drops it, and
 * a tap on another handle drops it there; Escape puts it back.
 */
export function useLift<Row extends Named>(rows: readonly Row[], move: (from: number, to: number) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [saidId, setSaidId] = useState<string | null>(null);
  const keepFocus = useKeptFocus();
  const wasDragged = useRef(false);
  const shown = lift === null ? rows : moved(rows, lift.from, lift.to);
  const liftedId = lift === null ? null : (rows[lift.from]?.id ?? null);
  const drop = (to: number) => {
    setLift(null);
    if (lift !== null && to !== lift.from) move(lift.from, to);
  };
  const press = (id: string, index: number) => {
    // The click that ends a drag is no press.
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    setSaidId(liftedId ?? id);
    if (lift === null) setLift({ from: index, to: index });
    else drop(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (lift === null || (step === undefined && event.key !== "Escape")) return;
    event.preventDefault();
    keepFocus();
    if (step === undefined) setLift(null);
    else setLift({ ...lift, to: Math.min(Math.max(lift.to + step, 0), rows.length - 1) });
  };
  const place = shown.findIndex(({ id }) => id === saidId);
  return {
    shown,
    liftedId,
    /** Row last lifted, and where it is now. */
    said: shown[place] && { name: shown[place].name, place: place + 1 },
    handle: (id: string, index: number) => ({
      onPress: () => press(id, index),
      onKeyDown,
    }),
    /** A drag ended at another place. */
    dropped: (from: number, to: number) => {
      wasDragged.current = true;
      setLift(null);
      setSaidId(shown[from]?.id ?? null);
      move(from, to);
    },
  };
}

/** A row that moves among the others would lose the focus of its handle. */
function useKeptFocus() {
  const wanted = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (wanted.current instanceof HTMLElement) wanted.current.focus();
    wanted.current = null;
  });
  return () => {
    wanted.current = document.activeElement;
  };
}
