import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { money } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoryByIdAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Sheet } from "@/ui/overlays/Sheet";
import { ChoiceList, type Choice } from "@/ui/overlays/SheetList";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import { isDivided, withDifference } from "./draftLines";

const AGAIN = "again";

export interface LineQuestion {
  /** Return the draft with its lines adding up to the amount: asked where they don't, null when nothing was chosen. */
  readonly ask: (draft: Draft) => Promise<Draft | null>;
  readonly sheet: ReactNode;
}

interface Question {
  readonly draft: Draft;
  readonly answer: (draft: Draft | null) => void;
}

/** Asks which line changes with the total of a corrected entry; `onSplit` opens all of them instead. */
export function useLineQuestion(currency: string, onSplit: () => void): LineQuestion {
  const { t } = useTranslation();
  const choicesOf = useChoices(currency);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = (draft: Draft | null) => {
    setOpen(false);
    question?.answer(draft);
  };
  return {
    ask: (draft) => {
      if (isDivided(draft.lines, amountOf(draft.text))) return Promise.resolve(draft);
      return new Promise((resolve) => {
        setQuestion({ draft, answer: resolve });
        setOpen(true);
      });
    },
    sheet: (
      <Sheet open={isOpen} onClose={() => answer(null)} title={t("add.split.which")}>
        <ChoiceList
          choices={question === null ? [] : choicesOf(question.draft)}
          value={undefined}
          onChoose={(chosen) => {
            if (chosen === AGAIN) onSplit();
            answer(question === null || chosen === AGAIN ? null : changedAt(question.draft, Number(chosen)));
          }}
        />
      </Sheet>
    ),
  };
}

/** Return the draft of which one line takes the difference. */
function changedAt(draft: Draft, at: number): Draft {
  return { ...draft, lines: withDifference(draft.lines, amountOf(draft.text), at) };
}

/** Return the lines that can take the difference, each with its amount before and after, and the way to change all. */
function useChoices(currency: string) {
  const { t } = useTranslation();
  const [names, show] = [useNames(), useMoney()];
  const categories = useAtomValue(categoryByIdAtom);
  return (draft: Draft): Choice<string>[] => {
    const lines = draft.lines.flatMap((line, index): Choice<string>[] => {
      const after = changedAt(draft, index).lines[index]?.text ?? "0";
      if (money.fromText(after) <= money.ZERO) return [];
      const category = categories.get(line.category ?? "");
      const [from, to] = [line.text, after].map((text) => show(text, currency).text);
      return [
        {
          value: String(index),
          text: names(category?.name ?? ""),
          sub: t("add.split.becomes", { from: from ?? "", to: to ?? "" }),
          start: <IconTile icon={categoryIcon(category?.icon ?? "")} />,
        },
      ];
    });
    return [...lines, { value: AGAIN, text: t("add.split.again") }];
  };
}
