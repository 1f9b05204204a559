import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { AddExpense } from "@/domain";
import { HeldPage } from "@/parts/forms/HeldPage";
import { atSameTime } from "@/parts/meta/moment";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { editAtom, notSavedAtom } from "@/state/budget/notSaved";
import { convertAtom } from "@/state/budget/rates";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { DONE, type Outcome } from "@/state/outcome";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useUnsaved } from "@/ui/overlays/unsaved";
import css from "./Add.module.css";
import { draftOfBody, draftOfEntry, draftOfQuery, isTyped, type Draft } from "./draft";
import { ExpenseForm, type ExpenseFormProps } from "./ExpenseForm";

/**
 * The expense keypad as a page: `?amount=12.5&category=Food&note=lunch` fills it in, `?replace=id` corrects an entry,
 * `?instead=sequence` takes the place of an expense that was not saved.
 */
export default function Add() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const goBack = useLeave();
  const [replace, instead] = [query.get("replace"), query.get("instead")];
  return (
    <HeldPage onBack={goBack}>
      {(leave) => (
        <div className={css["Add"]}>
          <PageBar
            title={t(replace === null ? "add.title" : "add.correct")}
            backLabel={t("actions.back")}
            onBack={() => {
              leave(goBack);
            }}
          />
          <Page>
            <div className={css["Add-form"]}>
              {instead !== null ? (
                <Instead sequence={Number(instead)} onDone={goBack} />
              ) : replace !== null ? (
                <Correction entryId={replace} onDone={goBack} />
              ) : (
                <Filled start={draftOfQuery(query)} replaced={null} onDone={goBack} />
              )}
            </div>
          </Page>
        </div>
      )}
    </HeldPage>
  );
}

interface FormProps {
  onDone: () => void;
}

interface FilledProps extends FormProps, Pick<ExpenseFormProps, "replaced" | "onSave"> {
  start: Draft;
}

function Filled({ start, onDone, ...form }: FilledProps) {
  const [first] = useState(start);
  const [draft, setDraft] = useState(start);
  const [isDone, setDone] = useState(false);
  useUnsaved(() => !isDone && isTyped(draft, first));
  const finish = () => {
    // Nothing is held any more at the moment of the step back.
    flushSync(() => {
      setDone(true);
    });
    onDone();
  };
  return <ExpenseForm draft={draft} onDraft={setDraft} onDone={finish} {...form} />;
}

function Instead({ sequence, ...form }: FormProps & { sequence: number }) {
  const refused = useAtomValue(notSavedAtom).find((each) => each.sequence === sequence);
  const [kept, setKept] = useState(refused);
  const edit = useSetAtom(editAtom);
  const convert = useAtomValue(convertAtom);
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  if (refused !== undefined && kept === undefined) setKept(refused);
  if (useAtomValue(isLoadingAtom)) return null;
  const operation = kept?.operation;
  if (operation?.name !== "addExpenses" && operation?.name !== "replaceExpense") return <Gone />;
  if (currencyCode === undefined) return <Gone />;
  const save = async (body: AddExpense): Promise<Outcome> => {
    await edit(sequence, { ...operation, body: atSameTime(body, operation.body) });
    return DONE;
  };
  return (
    <Filled
      start={draftOfBody(operation.body, currencyCode, convert)}
      replaced={null}
      onSave={save}
      {...form}
    />
  );
}

function Correction({ entryId, ...form }: FormProps & { entryId: string }) {
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
  return <Filled start={start} replaced={entry} {...form} />;
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
