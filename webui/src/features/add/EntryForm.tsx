import { useAtomValue } from "@/state/useAtomValue";
import { TriangleExclamationPoint } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { expenses, type PayeeRow } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useIntent, type IdOf } from "@/parts/forms/useIntent";
import { useBookNow } from "@/parts/meta/useBookNow";
import type { EntryView } from "@/state/budget/history";
import { accountsAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { isLoadingAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ChipRow } from "@/ui/actions/Chip";
import { useKeyboardHeight } from "@/ui/browser/useKeyboardHeight";
import { useSame, useStable } from "@/ui/browser/useStable";
import { Banner } from "@/ui/frame/Banner";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { AmountEntry, type Target } from "./amount/AmountEntry";
import { AmountKeys } from "./amount/AmountKeys";
import { decimalsOf, type Booking, type Choices, type EntryBody } from "./booking";
import { Details } from "./details/Details";
import { Direction } from "./direction/Direction";
import { amountOf, fittedText, isAboveZero, isTyped } from "./draft";
import type { Draft } from "./draftFields";
import css from "./EntryForm.module.css";
import { FormHeader } from "./FormHeader";
import type { KeypadKind } from "./kinds";
import { isRepeated, isToCome } from "./scheduling";
import type { DraftLine } from "./split/draftLines";
import { useLineQuestion } from "./split/useLineQuestion";
import { useBooking } from "./useBooking";
import { useFormKeys } from "./useFormKeys";
import { useKindChange } from "./useKindChange";
import { useSubmit } from "./useSubmit";
import { Doubts } from "./words/Doubts";
import { Earlier, earlierId, useEarlier } from "./words/Earlier";
import { TypingHead } from "./words/TypingHead";
import { Understood } from "./words/Understood";
import { useField } from "./words/useField";
import { useFilledFields } from "./words/useFilledFields";
import { useFieldKeys } from "./words/useFieldKeys";
import { WordsField } from "./words/WordsField";

export interface EntryFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Kinds it may become. */
  kinds: readonly KeypadKind[];
  /** Title in place of the kinds, of an entry that is edited. */
  title?: string | undefined;
  /** Deletes the entry that is edited. */
  onDelete?: (() => void) | undefined;
  /** Closes it, or asks first; left out where it stays open. */
  onClose?: (() => void) | undefined;
  /** The entry this one takes the place of. */
  replaced: EntryView | null;
  /** Draft of the entry as it stands: without a change of it there is nothing to save. */
  start?: Draft | undefined;
  /** The entry was deleted: it is booked again, changed or not. */
  isGone?: boolean;
  /** Saves it in another way than by booking it. */
  onSave?: ((body: EntryBody, idOf: IdOf) => Promise<Outcome>) | undefined;
  /** Saves note, payee and tags of the replaced entry, where nothing else of it was changed: it stays the entry it is. */
  saveDetails?: (() => Promise<Outcome>) | undefined;
  /** A change of the entry meanwhile, in place of the fact below the amount. */
  notice?: ReactNode;
  /** The amount until one is typed: the next digit takes its place. */
  offered?: string | undefined;
  /** Nothing can be booked for now; `notice` says why. */
  isBlocked?: boolean;
  /** Chips of its own, before the others. */
  chips?: ReactNode;
  /** The button's own words. */
  submitText?: string | undefined;
  /** Tells one entry from the next where the form stays open. */
  turn?: number;
  /** It stands beside the expenses. */
  isPanel?: boolean;
  /** It was booked, or given up. */
  onDone: () => void;
}

/** The form of an expense, an income or a transfer: kind, amount, where, what it was, details, keys, one button. */
export function EntryForm(props: EntryFormProps) {
  const { draft: typed, onDraft, kinds, replaced, onSave, saveDetails, turn = 0, start, onDone } = props;
  const { t } = useTranslation();
  const [place, amount] = [useRef<HTMLDivElement>(null), useRef<HTMLParagraphElement>(null)];
  useKeyboardHeight(place);
  const isCorrection = replaced !== null || onSave !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const field = useField(input, typed, onDraft, isCorrection);
  const [target, setTarget] = useState<Target>("value");
  const [isSplitting, setSplitting] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const isOffered = props.offered !== undefined && typed.text === EMPTY;
  const text = (isOffered ? props.offered : undefined) ?? field.shown.text;
  const { draft, booking } = useFitted({ ...field.shown, text }, isCorrection, replaced?.id);
  const { otherAmount, ...choices } = booking;
  const activeAmount = otherAmount === null ? "value" : target;
  const intent = useIntent(turn);
  const bookNow = useBookNow();
  const today = useAtomValue(todayAtom);
  const isScheduled = !isCorrection && isToCome(draft, today);
  const repeats = !isCorrection && isRepeated(draft, today);
  const lineQuestion = useLineQuestion(booking.currency, () => setSplitting(true));
  const asked = { bookNow, lineQuestion };
  const missing = field.words.doubts.length;
  const isSame = start !== undefined && props.isGone !== true && !isChanged(draft, start);
  const submit = useSubmit({
    ...{
      draft,
      booking,
      replaced,
      isCorrection,
      onSave,
      saveDetails,
      isScheduled,
      repeats,
      intent,
      asked,
      onDone,
    },
    isReady: missing === 0 && !isSame && props.isBlocked !== true,
  });
  const change = useStable((changes: Partial<Draft>) => {
    const isRead = typed.fromWords.some((each) => each in changes);
    const fromWords = isRead ? typed.fromWords.filter((each) => !(each in changes)) : typed.fromWords;
    onDraft({ ...typed, ...changes, fromWords });
  });
  // A key renders the amount; what else depends on it follows when there is time.
  const rest = {
    draft: useSame<Draft>({ ...draft, text: useDeferredValue(draft.text) }),
    booking: useSame<Choices>(choices),
  };
  const toKind = useKindChange(draft, booking, isCorrection);
  const filledFields = useFilledFields(isCorrection);
  const choosePayee = useStable((payee: string, known: PayeeRow | undefined) => {
    change({ payee });
    if (known === undefined || isCorrection) return;
    const filled = filledFields.of(typed, known);
    const words = typed.note === "" ? { note: known.note } : {};
    const fromWords = [...typed.fromWords, ...Object.keys({ ...filled, ...words })];
    onDraft({ ...typed, payee, ...filled, ...words, fromWords });
  });
  const isSpent = expenses.isSpending(draft.kind);
  const canTurn = isSpent && kinds.includes("expense") && kinds.length > 1;
  const turnRefund = useStable((isRefund: boolean) => change({ kind: isRefund ? "refund" : "expense" }));
  const chooseKind = useStable((kind: KeypadKind) => {
    setTarget("value");
    change(toKind(kind));
  });
  const split = useStable(() => setSplitting(true));
  const askPayer = useStable(field.askPayer);
  const remove = useStable(() => props.onDelete?.());
  const close = useStable(() => props.onClose?.());
  const earlier = useEarlier(draft, field);
  const onKey = useFieldKeys({ field, submit, rows: earlier, filling: filledFields, place });
  const isTyping = field.mode !== null;
  useFormKeys({
    "/": field.focus,
    ...(props.isPanel === true && { n: () => amount.current?.focus() }),
  });
  const isSelected = isOffered || (start !== undefined && !hasTyped);
  const submitText = useSubmitText({ draft, booking, isCorrection, isScheduled, repeats, missing });
  return (
    <>
      <div
        ref={place}
        className={css["Form"]}
        data-typing={isTyping || undefined}
        data-panel={props.isPanel === true || undefined}
      >
        <FormHeader
          kind={draft.kind}
          kinds={kinds}
          title={props.title}
          onDelete={props.onDelete && remove}
          onClose={props.onClose && close}
          onKind={chooseKind}
        />
        {isTyping && <TypingHead draft={draft} booking={booking} onDone={field.blur} />}
        <div className={css["Form-body"]}>
          <div data-hides="">
            <AmountEntry
              amountRef={amount}
              draft={draft}
              booking={booking}
              isCorrection={isCorrection}
              isSelected={isSelected}
              notice={props.notice}
              target={activeAmount}
              onTarget={setTarget}
              onDraft={change}
            />
          </div>
          <div data-hides="">
            <Direction {...rest} onSplit={split} onPayer={askPayer} onChange={change} />
          </div>
          <WordsField
            draft={draft}
            field={field}
            input={input}
            chosenId={onKey.chosen < 0 ? undefined : earlierId(onKey.chosen)}
            hasEarlier={earlier.length > 0}
            onKey={onKey.press}
            onLongNote={() => setNoting(true)}
          />
          <div className={css["Form-details"]}>
            <ChipRow label={t(isTyping ? "add.words.understood" : "add.details")}>
              <Doubts draft={typed} field={field} />
              {!isTyping && props.chips}
              {isTyping ? (
                <Understood draft={typed} field={field} />
              ) : (
                <Details
                  {...rest}
                  replaced={replaced}
                  isCorrection={isCorrection}
                  onRefund={canTurn ? turnRefund : undefined}
                  onPayee={choosePayee}
                  isSplitting={isSplitting}
                  onSplitting={setSplitting}
                  isNoting={isNoting}
                  onNoting={setNoting}
                  onChange={change}
                />
              )}
            </ChipRow>
          </div>
        </div>
        <div className={css["Form-keys"]}>
          {isTyping && earlier.length > 0 && (
            <div className={css["Form-earlier"]}>
              <Earlier rows={earlier} chosen={onKey.chosen} onTake={(row) => field.take(row, filledFields)} />
            </div>
          )}
          <AmountKeys
            draft={draft}
            booking={booking}
            target={activeAmount}
            isSelected={isSelected}
            onChange={(changes) => {
              setTyped(true);
              change(changes);
            }}
            onLeadingMinus={canTurn ? () => turnRefund(draft.kind === "expense") : undefined}
            onEnter={submit}
          />
          <Closing left={intent.left} submit={submit} text={props.submitText ?? submitText} onDone={onDone} />
        </div>
      </div>
      {bookNow.dialog}
      {lineQuestion.sheet}
    </>
  );
}

/** Return whether a correction differs from what it began with. */
function isChanged(draft: Draft, start: Draft): boolean {
  const choices = ({ kind, text, fromId, toId, category, day, accountTextFor }: Draft) =>
    JSON.stringify([kind, Number(amountOf(text)), fromId, toId, category, day, accountTextFor]);
  return choices(draft) !== choices(start) || isTyped({ ...draft, text: "" }, { ...start, text: "" });
}

/** The draft with no more decimals than its currency has, its lines without archived categories, and what it would book. */
function useFitted(typed: Draft, isCorrection: boolean, replacedId: string | undefined) {
  const categories = useAtomValue(categoryByIdAtom);
  // A refund takes nothing usual in place of an account or a category of its expense that is gone.
  const isFilled = isCorrection || typed.refundOf !== null;
  const { currency } = useBooking(typed, isFilled);
  const lines = useMemo(() => {
    const isThere = ({ category }: DraftLine) => categories.get(category ?? "")?.deleted === false;
    return typed.lines.map((line) => (isThere(line) ? line : { ...line, category: null }));
  }, [typed.lines, categories]);
  const draft = { ...typed, lines, text: fittedText(typed.text, decimalsOf(currency)) };
  return { draft, booking: useBooking(draft, isFilled, replacedId) };
}

interface SubmitTextProps {
  draft: Draft;
  booking: Booking;
  isCorrection: boolean;
  isScheduled: boolean;
  repeats: boolean;
  /** Number of questions that the words leave. */
  missing: number;
}

function useSubmitText(props: SubmitTextProps): string {
  const { draft, booking, isCorrection, isScheduled, repeats, missing } = props;
  const { text, kind } = draft;
  const { t } = useTranslation();
  const money = useMoney();
  const [accounts, isLoading] = [useAtomValue(accountsAtom), useAtomValue(isLoadingAtom)];
  if (missing > 0) return t("add.words.chooseFirst", { count: missing });
  if (isCorrection) return t("actions.save");
  if (accounts.length === 0 && !isLoading) return t("add.noAccount");
  if (isScheduled && kind !== "refund") return t(`add.schedule.${kind}`);
  if (repeats) return t("add.repeat.submit");
  if (kind !== "transfer" || !isAboveZero(text)) return t(`add.submit.${kind}`);
  return t("add.transferAmount", { amount: money(amountOf(text), booking.currency).text });
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
