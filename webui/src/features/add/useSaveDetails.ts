import { useTranslation } from "@/i18n/useTranslation";
import type { OperationOf } from "@/domain";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { EntryView } from "@/state/budget/history";
import { DONE, type Outcome } from "@/state/outcome";
import type { Draft } from "./draft";

type Details = Pick<OperationOf<"updateHistory">["body"], Field>;
type Field = "note" | "payee" | "tags";

const FIELDS = ["note", "payee", "tags"] as const;

/** Return a function that saves note, payee and tags and offers to take that back; those that stand already need no saving. */
export function useSaveDetails() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const announce = useAnnounced();
  return async (entry: EntryView, draft: Draft): Promise<Outcome> => {
    const { id } = entry;
    const changed = FIELDS.filter((field) => String(draft[field]) !== String(entry[field]));
    const [field, ...others] = changed;
    if (field === undefined) return DONE;
    const outcome = await change({
      operation: { name: "updateHistory", id, body: picked(draft, changed) },
      text: t(others.length > 0 ? "add.changed.several" : `add.changed.${field}`),
      undo: { name: "updateHistory", id, body: picked(entry, changed) },
    });
    announce(outcome);
    return outcome;
  };
}

function picked(from: Pick<Draft, Field>, fields: readonly Field[]): Details {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
