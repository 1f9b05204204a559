import { useAtomValue } from "jotai";
import { TriangleExclamationPoint } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { expenses, type PayeeRow as Known } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useIntent, type IdOf, type Intent } from "@/parts/forms/useIntent";
import { Meta } from "@/parts/meta/Meta";
import { useBookNow, type BookNow } from "@/parts/meta/useBookNow";
import type { EntryView } from "@/state/budget/history";
import { categoryByIdAtom } from "@/state/budget/categories";
import { todayAtom } from "@/state/device";
import { DECLINED, type Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { AmountEntry, type Target } from "./amount/AmountEntry";
import { AmountKeys } from "./amount/AmountKeys";
import { bodyOf, decimalsOf, type Booking, type EntryBody } from "./booking";
import { Direction } from "./direction/Direction";
import { amountOf, fittedText, isAboveZero, type Draft } from "./draft";
import type { KeypadKind } from "./kinds";
import { KindToggle } from "./KindToggle";
import { EarlierNotes } from "./notes/EarlierNotes";
import { useFilling } from "./notes/useFilling";
import { PayeeRow } from "./payee/PayeeRow";
import { RefundSwitch } from "./RefundSwitch";
import { RepeatChip } from "./RepeatChip";
import { isToCome, scheduleOf } from "./scheduling";
import { SharesChip } from "./shares/SharesChip";
import { withDifference } from "./split/draftLines";
import { SplitChip } from "./split/SplitChip";
import { useLineQuestion, type LineQuestion } from "./split/useLineQuestion";
import { useBooking } from "./useBooking";
import { useOfKind } from "./useOfKind";
import { useSaveEntry } from "./useSaveEntry";
import { useSaveSchedule } from "./useSaveSchedule";

export interface EntryFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Kinds it may become. */
  kinds: readonly KeypadKind[];
  /** The entry this one takes the place of. */
  replaced: EntryView | null;
  /** Saves it in another way than by booking it. */
  onSave?: ((body: EntryBody, idOf: IdOf) => Promise<Outcome>) | undefined;
  /** Saves note, payee and tags of the replaced entry, where nothing else of it was changed: it stays the entry it is. */
  saveDetails?: (() => Promise<Outcome>) | undefined;
  /** Tells one entry from the next where the form stays open. */
  turn?: number;
  /** The way to an entry typed in one line, above the keys. */
  line?: ReactNode;
  /** It was booked, or given up. */
  onDone: () => void;
}

/** The keypad of an expense, an income or a transfer: kind, amount, where, day and note. */
export function EntryForm({
  draft: typed,
  onDraft,
  kinds,
  replaced,
  onSave,
  saveDetails,
  turn = 0,
  line,
  onDone,
}: EntryFormProps) {
  const [target, setTarget] = useState<Target>("value");
  const isCorrection = replaced !== null || onSave !== undefined;
  const [isSplitting, setSplitting] = useState(false);
  const { draft, booking } = useFitted(typed, isCorrection, replaced?.id);
  const aim = booking.otherAmount === null ? "value" : target;
  const intent = useIntent(turn);
  const bookNow = useBookNow();
  const today = useAtomValue(todayAtom);
  const isScheduled = !isCorrection && isToCome(draft, today);
  const lineQuestion = useLineQuestion(booking.currency, () => {
    setSplitting(true);
  });
  const asked = { bookNow, lineQuestion };
  const submission = {
    draft,
    booking,
    replaced,
    isCorrection,
    onSave,
    saveDetails,
    isScheduled,
    intent,
    asked,
    onDone,
  };
  const submit = useSubmit(submission);
  const ofKind = useOfKind(draft, booking, isCorrection);
  const change = (changes: Partial<Draft>) => {
    onDraft({ ...draft, ...changes });
  };
  const filling = useFilling(draft, change);
  const choosePayee = (payee: string, known: Known | undefined) => {
    if (known === undefined || isCorrection) change({ payee });
    else filling.fill({ ...known, payee }, { payee });
  };
  const isSpent = expenses.isSpending(draft.kind);
  const canTurn = isSpent && kinds.includes("expense") && kinds.length > 1;
  const turnRefund = (isRefund: boolean) => {
    change({ kind: isRefund ? "refund" : "expense" });
  };
  return (
    <>
      <KindToggle
        kinds={kinds}
        value={draft.kind}
        onChange={(kind) => {
          setTarget("value");
          onDraft(ofKind(kind));
        }}
      />
      <AmountEntry draft={draft} booking={booking} target={aim} onTarget={setTarget} onDraft={change} />
      <Direction
        draft={draft}
        booking={booking}
        onSplit={() => {
          setSplitting(true);
        }}
        onPayee={choosePayee}
        onChange={change}
      />
      <Meta draft={draft} onChange={change}>
        {isSpent && (
          <SplitChip
            draft={draft}
            booking={booking}
            open={isSplitting}
            onOpen={setSplitting}
            onChange={change}
          />
        )}
      </Meta>
      {isSpent && !isScheduled && (
        <SharesChip draft={draft} booking={booking} replaced={replaced} onChange={change} />
      )}
      <PayeeRow draft={draft} onPayee={choosePayee} onChange={change} />
      {draft.kind === "refund" ? (
        <RefundSwitch draft={draft} booking={booking} onChange={canTurn ? turnRefund : undefined} />
      ) : (
        <EarlierNotes draft={draft} booking={booking} filling={filling} />
      )}
      {isScheduled && draft.day !== null && (
        <RepeatChip
          day={draft.day}
          repeat={draft.repeat}
          onChange={(repeat) => {
            change({ repeat });
          }}
        />
      )}
      {line}
      <AmountKeys
        draft={draft}
        booking={booking}
        target={aim}
        onChange={change}
        onLeadingMinus={
          canTurn
            ? () => {
                turnRefund(draft.kind === "expense");
              }
            : undefined
        }
        onEnter={submit}
      />
      <Closing
        left={intent.left}
        submit={submit}
        text={useSubmitText(draft, booking, isCorrection, isScheduled)}
        onDone={onDone}
      />
      {bookNow.dialog}
      {lineQuestion.sheet}
    </>
  );
}

/** The draft with no more decimals than its currency has, its lines without archived categories, and what it would book. */
function useFitted(typed: Draft, isCorrection: boolean, replacedId: string | undefined) {
  const categories = useAtomValue(categoryByIdAtom);
  // A refund takes nothing usual in place of an account or a category of its expense that is gone.
  const isFilled = isCorrection || typed.refundOf !== null;
  const { currency } = useBooking(typed, isFilled);
  const lines = typed.lines.map((line) =>
    categories.get(line.category ?? "")?.deleted === false ? line : { ...line, category: null },
  );
  const draft = { ...typed, lines, text: fittedText(typed.text, decimalsOf(currency)) };
  return { draft, booking: useBooking(draft, isFilled, replacedId) };
}

function useSubmitText(
  { text, kind }: Draft,
  { currency }: Booking,
  isCorrection: boolean,
  isScheduled: boolean,
): string {
  const { t } = useTranslation();
  const money = useMoney();
  if (isCorrection) return t("actions.save");
  if (isScheduled && kind !== "refund") return t(`add.schedule.${kind}`);
  if (kind !== "transfer" || !isAboveZero(text)) return t(`add.submit.${kind}`);
  return t("add.transferAmount", { amount: money(amountOf(text), currency).text });
}

interface ClosingProps extends Pick<EntryFormProps, "onDone"> {
  /** Why nothing can be booked any more. */
  left: string | undefined;
  submit: (() => void) | undefined;
  text: string;
}

/** The one button; once the workspace is left, why nothing was booked. */
function Closing({ left, submit, text, onDone }: ClosingProps) {
  const { t } = useTranslation();
  if (left !== undefined) {
    return (
      <Banner glyph={TriangleExclamationPoint} text={left} inset>
        <Button kind="text" onClick={onDone}>
          {t("actions.discard")}
        </Button>
      </Banner>
    );
  }
  return (
    <Button size="l" block disabled={submit === undefined} onClick={submit}>
      {text}
    </Button>
  );
}

interface Submission extends Pick<
  EntryFormProps,
  "draft" | "replaced" | "onSave" | "saveDetails" | "onDone"
> {
  booking: Booking;
  isCorrection: boolean;
  /** It is of a day to come, and new. */
  isScheduled: boolean;
  intent: Intent;
  /** Questions before it is booked. */
  asked: { bookNow: BookNow; lineQuestion: LineQuestion };
}

/** Undefined while something is missing. */
function useSubmit(submission: Submission) {
  const { draft, booking, replaced, isCorrection, onSave, saveDetails } = submission;
  const { isScheduled, intent, asked, onDone } = submission;
  const book = useSaveEntry(replaced);
  const schedule = useSaveSchedule();
  const save = onSave ?? book;
  // Details are saved though an account of their entry is gone.
  const isDescribedAnew = saveDetails !== undefined && replaced !== null && isAnew(draft, replaced);
  // The lines of a correction are asked for: it can be saved when one of them can take the difference.
  const drafts = isCorrection ? [draft, ...draft.lines.map((_, at) => changedAt(draft, at))] : [draft];
  const isWhole = drafts.some((each) => bodyOf(each, booking, replaced, new Date(0)) !== null);
  const isMissing = !isDescribedAnew && !isWhole;
  if (intent.left !== undefined || isMissing) return undefined;
  const saveBody = async (body: EntryBody) => {
    if (isScheduled) return schedule(scheduleOf(draft, body, booking), intent.idOf);
    const isBooked = await asked.bookNow.ask(draft.day, replaced?.localDay ?? null);
    return isBooked ? save(body, intent.idOf) : DECLINED;
  };
  const saveDraft = async () => {
    const divided = isCorrection ? await asked.lineQuestion.ask(draft) : draft;
    const body = divided && bodyOf(divided, booking, replaced, new Date());
    return body === null ? DECLINED : saveBody(body);
  };
  return () => {
    void intent.once(saveDetails ?? saveDraft).then((outcome) => {
      if (outcome?.ok === true) onDone();
    });
  };
}

/** Return whether note, payee or tags differ from those of an entry. */
function isAnew({ note, payee, tags }: Draft, entry: EntryView): boolean {
  return note !== entry.note || payee !== entry.payee || tags.join(" ") !== entry.tags.join(" ");
}

function changedAt(draft: Draft, at: number): Draft {
  return { ...draft, lines: withDifference(draft.lines, amountOf(draft.text), at) };
}
