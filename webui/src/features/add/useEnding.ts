import { useState } from "react";
import { flushSync } from "react-dom";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { isTyped } from "./draft";
import type { Draft } from "./draftFields";
import type { EntryFormProps } from "./EntryForm";

/** Hold a form while leaving it would lose something typed; return its ends, which let go of it first. */
export function useEnding(
  draft: Draft,
  first: Draft,
  { onDone, onDelete }: Pick<EntryFormProps, "onDone" | "onDelete">,
): Pick<EntryFormProps, "onDone" | "onDelete"> {
  const [isDone, setDone] = useState(false);
  useUnsaved(() => !isDone && isTyped(draft, first));
  // Nothing is held any more at the moment of the step back.
  const releasing = (then: () => void) => () => {
    flushSync(() => setDone(true));
    then();
  };
  return { onDone: releasing(onDone), onDelete: onDelete && releasing(onDelete) };
}
