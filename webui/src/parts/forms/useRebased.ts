import { useState } from "react";
import { differing, inConflict, rebased, withParts, type Part } from "./rebased";

interface Rebasing<Form> {
  /** Tells what stands from what stood before. */
  readonly version: string;
  /** The thing as the form opened. */
  readonly origin: Form;
  /** The thing as it stands. */
  readonly now: Form;
  /** Values that were typed before; else those that stand. */
  readonly mine?: Form | undefined;
  readonly partsOf: (...forms: readonly Form[]) => readonly Part<Form>[];
}

/** Return what is typed about a thing, over what others make of it meanwhile. */
export function useRebased<Form>({ version, origin, now, mine, partsOf }: Rebasing<Form>) {
  const [held, hold] = useState({ version, base: now, first: mine ?? now, form: mine ?? now });
  const [turn, setTurn] = useState(0);
  const { base, first, form } = held;
  if (held.version !== version) {
    const moved = partsOf(form, first, base, now);
    hold({
      ...{ version, base: now },
      first: rebased(first, base, now, moved),
      form: rebased(form, base, now, moved),
    });
  }
  const parts = partsOf(form, origin, base);
  const conflict = inConflict(parts, form, origin, base);
  return {
    form,
    /** Without own changes since the form opened: leaving loses nothing. */
    first,
    /** The thing as it stands. */
    base,
    /** Parts that both sides changed. */
    conflict,
    isChanged: differing(parts, origin, base).length > 0,
    /** Tells how often theirs were taken: the next digit takes the place of their amount. */
    turn,
    setForm: (changed: Form) => hold({ ...held, form: changed }),
    takeTheirs: () => {
      hold({ ...held, form: withParts(form, base, conflict) });
      setTurn(turn + 1);
    },
  };
}
