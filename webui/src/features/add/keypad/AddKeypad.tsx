import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AddRequest } from "@/state/budget/adding";
import { workspaceAtom } from "@/state/budget/workspace";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { isTouched } from "../draft";
import { EMPTY_DRAFT } from "../draftFields";
import { EntryForm } from "../EntryForm";
import { useKeptDraft } from "../keptDraft";
import { KINDS } from "../kinds";
import css from "../Add.module.css";

export { KeypadSheet } from "./KeypadSheet";

/** The keypad that stands open beside a screen. A request only moves it to another category: what was typed stays. */
export function KeypadPanel({ request }: { request: Pick<AddRequest, "categoryId" | "sequence"> }) {
  const { t } = useTranslation();
  const { draft, setDraft, turn, startAnew } = useTurns();
  useUnsaved(() => isTouched(draft));
  const [answered, setAnswered] = useState(request.sequence);
  if (request.sequence !== answered) {
    setAnswered(request.sequence);
    setDraft({ ...draft, kind: "expense", category: request.categoryId });
  }
  return (
    <section className={css["Panel"]} aria-label={t(`add.title.${draft.kind}`)}>
      <EntryForm
        draft={draft}
        onDraft={setDraft}
        kinds={KINDS}
        replaced={null}
        turn={turn}
        isPanel
        onDone={startAnew}
      />
    </section>
  );
}

/**
 * One entry after the other, each with kind, accounts, payer and day of the one before; another workspace is another turn,
 * unless something typed is lost by it.
 */
function useTurns() {
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const { draft, setDraft } = useKeptDraft(EMPTY_DRAFT, "");
  const [turn, setTurn] = useState({ number: 0, workspaceId });
  const startAnew = () => {
    setTurn({ number: turn.number + 1, workspaceId });
    const { fromId, toId, paidBy, day, kind, isKindChosen } = draft;
    setDraft({ ...EMPTY_DRAFT, fromId, toId, paidBy, day, kind, isKindChosen });
  };
  if (turn.workspaceId !== workspaceId && !isTouched(draft)) {
    setTurn({ number: turn.number + 1, workspaceId });
  }
  return { draft, setDraft, turn: turn.number, startAnew };
}
