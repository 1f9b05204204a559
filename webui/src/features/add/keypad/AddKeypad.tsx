import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWide } from "@/ui/browser/useWide";
import { Panel } from "@/ui/frame/Panel";
import { EMPTY_DRAFT } from "../draft";
import { ExpenseForm } from "../ExpenseForm";
import { KeypadSheet, type KeypadSheetProps } from "./KeypadSheet";

/** The expense keypad beside a screen: a sheet on phones, standing open on wide windows. */
export function AddKeypad({ request, open, onClose }: KeypadSheetProps) {
  if (useWide()) return <KeypadPanel request={request} />;
  return <KeypadSheet key={request.sequence} request={request} open={open} onClose={onClose} />;
}

/** A request only moves it to another category: what was typed stays. */
function KeypadPanel({ request }: Pick<KeypadSheetProps, "request">) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [answered, setAnswered] = useState(request.sequence);
  if (request.sequence !== answered) {
    setAnswered(request.sequence);
    setDraft({ ...draft, category: request.categoryId });
  }
  return (
    <Panel title={t("add.title")}>
      <ExpenseForm
        draft={draft}
        onDraft={setDraft}
        replaced={null}
        onDone={() => {
          setDraft(EMPTY_DRAFT);
        }}
      />
    </Panel>
  );
}
