import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import css from "./Add.module.css";
import { draftOfEntry, draftOfQuery, type Draft } from "./draft";
import { ExpenseForm } from "./ExpenseForm";

/** The expense keypad as a page: `?amount=12.5&category=Food&note=lunch` fills it in, `?replace=id` corrects an entry. */
export default function Add() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const leave = useLeave();
  const replace = query.get("replace");
  return (
    <div className={css["Add"]}>
      <PageBar
        title={t(replace === null ? "add.title" : "add.correct")}
        backLabel={t("actions.back")}
        onBack={leave}
      />
      <Page>
        <div className={css["Add-form"]}>
          {replace === null ? (
            <Filled start={draftOfQuery(query)} replaced={null} onDone={leave} />
          ) : (
            <Correction entryId={replace} onDone={leave} />
          )}
        </div>
      </Page>
    </div>
  );
}

interface FilledProps {
  start: Draft;
  replaced: EntryView | null;
  onDone: () => void;
}

function Filled({ start, replaced, onDone }: FilledProps) {
  const [draft, setDraft] = useState(start);
  return <ExpenseForm draft={draft} onDraft={setDraft} replaced={replaced} onDone={onDone} />;
}

function Correction({ entryId, onDone }: { entryId: string; onDone: () => void }) {
  const found = useAtomValue(entryByIdAtom).get(entryId);
  const [kept, setKept] = useState<EntryView>();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const state: unknown = useLocation().state;
  if (found !== undefined && kept === undefined) setKept(found);
  // Once it is replaced it is found no more, a moment before the page is left.
  const entry = kept ?? found;
  if (useAtomValue(isLoadingAtom)) return null;
  if (entry?.kind !== "expense" || currencyCode === undefined) return <Gone />;
  const start = { ...draftOfEntry(entry, currencyCode), ...(isNote(state) ? { note: state.note } : {}) };
  return <Filled start={start} replaced={entry} onDone={onDone} />;
}

/** The note as it was typed where the correction began. */
function isNote(state: unknown): state is { note: string } {
  return typeof state === "object" && state !== null && "note" in state && typeof state.note === "string";
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={t("add.goneTitle")} text={t("add.goneText")}>
      <ButtonLink to="/history" size="l">
        {t("add.goneAction")}
      </ButtonLink>
    </EmptyState>
  );
}

/** Back to where one came from; a link from outside leads on to the expenses. */
function useLeave() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  return () => {
    void (isFirst ? navigate("/expenses", { replace: true }) : navigate(-1));
  };
}
