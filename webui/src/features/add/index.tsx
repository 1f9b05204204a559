import { useState } from "react";
import { forgetDraft } from "@/data/device/keptDraft";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { GuardedPage } from "@/parts/forms/GuardedPage";
import { Page } from "@/ui/frame/Page";
import { useAtomValue } from "@/state/useAtomValue";
import { quickAdd } from "@/domain";
import { todayAtom } from "@/state/device";
import { entryByIdAtom, historyAtom } from "@/state/budget/history";
import { isLoadingAtom } from "@/state/budget/workspace";
import { useAskedDelete } from "@/parts/entry/useDelete";
import { useEntryVersions, type EntryVersions } from "@/parts/entry/useEntryVersions";
import css from "./Add.module.css";
import { draftOfQuery, sharedText, draftOfRefund } from "./draft";
import type { Draft } from "./draftFields";
import { KINDS, type KeypadKind } from "./kinds";
import { PrefilledForm } from "./PrefilledForm";
import { ReplacementForm } from "./ReplacementForm";
import { quickLedgerAtom } from "./words/quickLedger";
import { MissingEntry } from "./MissingEntry";
import { CorrectionForm, type CorrectionFormProps } from "./CorrectionForm";
import { useSaveCorrection } from "./useSaveCorrection";

/**
 * The form of an entry as a page: `?amount=12.5&category=Food&note=lunch` fills it in, `?kind=income&account=id` opens it
 * for an income, `?note=coffee 4.50 cash` alone, as other apps share it, is read as a line, `?replace=id` corrects an entry
 * of any kind, `?refund=id` gives an expense back, `?instead=sequence` takes the place of a booking that was not saved.
 */
export default function Add() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const goBack = useLeave();
  const [replace, instead, refund] = ["replace", "instead", "refund"].map((name) => query.get(name));
  const start = useShared(draftOfQuery(query), sharedText(query));
  const [kind, setKind] = useState(start.kind);
  const isNew = replace == null && instead == null;
  const isRefund = isNew && refund != null;
  return (
    <GuardedPage onBack={goBack} onDiscard={isNew && !isRefund ? forgetDraft : undefined}>
      {(leave) => {
        const form = {
          onDone: goBack,
          onClose: () => leave(goBack),
        };
        return (
          <div className={css["Add"]} data-dock="">
            <Page heading={isNew ? t(`add.title.${isRefund ? "refund" : kind}`) : t("add.correct")}>
              {instead != null ? (
                <ReplacementForm sequence={Number(instead)} {...form} />
              ) : replace != null ? (
                <Correction entryId={replace} {...form} />
              ) : refund != null ? (
                <RefundForm entryId={refund} {...form} />
              ) : (
                <PrefilledForm
                  start={start}
                  link={query.toString()}
                  kinds={KINDS}
                  onKind={setKind}
                  {...form}
                />
              )}
            </Page>
          </div>
        );
      }}
    </GuardedPage>
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

/** Return the draft with a text that another app shared as its line, where it has an amount; else it is the note. */
function useShared(draft: Draft, text: string | null): Draft {
  const ledger = useAtomValue(quickLedgerAtom);
  const today = useAtomValue(todayAtom);
  const [hasAmount] = useState(() => {
    if (text === null) return false;
    const { value, doubts } = quickAdd.parse(text, ledger, today);
    return value !== null || (doubts.get("value")?.choices.length ?? 0) > 0;
  });
  return hasAmount && text !== null
    ? { ...draft, note: "", tags: [], line: text.replace(/\s+/g, " ") }
    : draft;
}

interface RefundFormProps {
  /** The expense. */
  entryId: string;
  onDone: () => void;
  /** Back, which asks first. */
  onClose: () => void;
}

/** The keypad with what may still come back of an expense. */
function RefundForm({ entryId, ...form }: RefundFormProps) {
  const entry = useAtomValue(entryByIdAtom)(entryId);
  const history = useAtomValue(historyAtom);
  const [spent, setSpent] = useState(entry);
  if (entry !== undefined && spent === undefined) setSpent(entry);
  if (useAtomValue(isLoadingAtom)) return null;
  if (spent?.kind !== "expense") return <MissingEntry />;
  return <PrefilledForm start={draftOfRefund(spent, history)} kinds={["refund"]} {...form} />;
}

interface CorrectionProps extends Pick<CorrectionFormProps, "onDone" | "onClose"> {
  entryId: string;
}

/** An entry to be edited, in the form it was entered in. */
function Correction({ entryId, ...form }: CorrectionProps) {
  // The entry that is replaced here is another one a moment before the page is left.
  const [isSaving, setSaving] = useState(false);
  const standing = useEntryVersions(entryId, isSaving);
  if (useAtomValue(isLoadingAtom)) return null;
  const kind = standing?.present.kind;
  if (standing === null || kind === undefined || kind === "settlement") return <MissingEntry />;
  return <Edited standing={standing} kind={kind} onSaving={setSaving} {...form} />;
}

interface EditedProps extends Pick<CorrectionFormProps, "onDone" | "onClose"> {
  standing: EntryVersions;
  kind: KeypadKind;
  /** It begins to be changed or deleted here, or that failed. */
  onSaving: (isSaving: boolean) => void;
}

function Edited({ standing, kind, onSaving, ...form }: EditedProps) {
  const save = useSaveCorrection(standing);
  const remove = useAskedDelete(standing.present, () => {
    onSaving(true);
    form.onDone();
  });
  return (
    <>
      <CorrectionForm
        standing={standing}
        kind={kind}
        hasDetails
        onDelete={remove.press}
        onSave={async (body, idOf) => {
          onSaving(true);
          const outcome = await save(body, idOf);
          if (!outcome.ok) onSaving(false);
          return outcome;
        }}
        {...form}
      />
      {remove.dialog}
    </>
  );
}
