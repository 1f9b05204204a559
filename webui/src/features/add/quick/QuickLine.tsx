import { useAtomValue } from "jotai";
import { TextCursorInput, X } from "lucide-react";
import { useRef, useState } from "react";
import { limits, money, type quickAdd } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { useIntent } from "@/parts/forms/useIntent";
import { useBookNow, type BookNow } from "@/parts/meta/useBookNow";
import { TagSuggestions } from "@/parts/tags/TagSuggestions";
import { convertAtom } from "@/state/budget/conversion";
import { todayAtom } from "@/state/device";
import { DECLINED } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { EMPTY_DRAFT } from "../draft";
import { scheduleOf } from "../scheduling";
import { useSaveEntry } from "../useSaveEntry";
import { useSaveSchedule } from "../useSaveSchedule";
import { bodyOfLine } from "./quickBody";
import { QuickChips } from "./QuickChips";
import css from "./QuickLine.module.css";
import { quickLedgerAtom } from "./quickLedger";
import { useReader } from "./useReader";

const PAUSE_MS = 150;

export interface QuickLineProps {
  /** Text it opens with, as another app shared it. */
  start: string;
  /** Back to the keys. */
  onKeys: () => void;
  onDone: () => void;
}

/** An entry typed in one line: how it was understood, what is unsure, and one button. */
export function QuickLine({ start, onKeys, onDone }: QuickLineProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(start);
  const [answers, setAnswers] = useState<quickAdd.Answers>({});
  const rested = useDebounced(text, PAUSE_MS);
  const read = useReader();
  const draft = read(rested, answers);
  const input = useRef<HTMLInputElement>(null);
  const bookNow = useBookNow();
  const submit = useSubmit(bookNow, onDone);
  useUnsaved(() => text !== start && text !== "");
  const isEmpty = rested.trim() === "";
  return (
    <>
      <LineAmount draft={draft} />
      <div className={css["QuickLine"]} data-typing="">
        <Icon glyph={TextCursorInput} size={20} />
        <input
          ref={input}
          autoFocus
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={limits.NOTE_MAX_CHARACTERS}
          aria-label={t("add.quick.label")}
          placeholder={t("add.quick.example")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit(read(text, answers));
          }}
        />
        {text !== "" && (
          <IconButton
            glyph={X}
            size={20}
            label={t("add.quick.clear")}
            onClick={() => {
              setText("");
              setAnswers({});
              input.current?.focus();
            }}
          />
        )}
      </div>
      <TagSuggestions
        text={text}
        onTake={(taken) => {
          setText(taken);
          input.current?.focus();
        }}
      />
      {!isEmpty && (
        <>
          <p className={css["QuickLine-help"]}>{t("add.quick.understood")}</p>
          <QuickChips
            draft={draft}
            onAnswer={(chosen) => {
              setAnswers({ ...answers, ...chosen });
            }}
          />
          <Fault draft={draft} />
        </>
      )}
      <Submit draft={draft} submit={submit} />
      <Button kind="text" onClick={onKeys}>
        {t("add.quick.keypad")}
      </Button>
      {bookNow.dialog}
    </>
  );
}

/** Return whether an entry is scheduled: a refund of a day to come is booked, once the person means it. */
function isLater({ kind, day }: quickAdd.Draft, today: string): boolean {
  return kind !== "refund" && day !== null && day > today;
}

function LineAmount({ draft }: { draft: quickAdd.Draft }) {
  const amount = useAmount(draft);
  return (
    <p className={css["QuickLine-amount"]} aria-live="polite">
      {amount ?? "–"}
    </p>
  );
}

function useAmount({ value, currencyCode, kind }: quickAdd.Draft): string | null {
  const display = useMoney();
  const { currencyCode: usual } = useAtomValue(quickLedgerAtom);
  if (value === null) return null;
  return display(money.formatText(value), currencyCode ?? usual, {
    signed: kind === "income" || kind === "refund",
  }).text;
}

/** Why a line can't be booked where nothing can be chosen: no amount, two kinds, a foreign currency. */
function Fault({ draft }: { draft: quickAdd.Draft }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const [fault] = Array.from(draft.doubts).filter(([, { choices }]) => choices.length === 0);
  if (fault === undefined) return null;
  const [field, { code }] = fault;
  const isMissing = field === "value" && code === "validation.required";
  return (
    <p className={css["QuickLine-help"]} role="status">
      {isMissing ? t("add.quick.noAmount") : why({ code, fields: {}, params: {} })}
    </p>
  );
}

interface SubmitProps {
  draft: quickAdd.Draft;
  submit: (draft: quickAdd.Draft) => void;
}

function Submit({ draft, submit }: SubmitProps) {
  const { t } = useTranslation();
  const amount = useAmount(draft);
  const today = useAtomValue(todayAtom);
  const count = Array.from(draft.doubts.values()).filter(({ choices }) => choices.length > 0).length;
  const act = isLater(draft, today) ? "add.quick.schedule" : "add.quick.add";
  return (
    <Button
      size="l"
      block
      disabled={draft.doubts.size > 0}
      onClick={() => {
        submit(draft);
      }}
    >
      {count > 0 ? t("add.quick.chooseFirst", { count }) : t(act, { amount: amount ?? "" }).trim()}
    </Button>
  );
}

/** Return what books a sure line, or schedules one of a day to come; an unsure one does nothing. */
function useSubmit(bookNow: BookNow, onDone: () => void) {
  const ledger = useAtomValue(quickLedgerAtom);
  const convert = useAtomValue(convertAtom);
  const today = useAtomValue(todayAtom);
  const [book, schedule] = [useSaveEntry(null), useSaveSchedule()];
  const intent = useIntent();
  return (draft: quickAdd.Draft) => {
    const body = bodyOfLine(draft, ledger, convert, new Date());
    if (body === null) return;
    const { day, kind, note, payee, tags } = draft;
    const later = { ...EMPTY_DRAFT, day, note, payee, tags };
    const save = async () => {
      if (isLater(draft, today)) {
        return schedule(scheduleOf(later, body, { otherAmount: null }), intent.idOf);
      }
      const isBooked = kind !== "refund" || (await bookNow.ask(day, null));
      return isBooked ? book(body, intent.idOf) : DECLINED;
    };
    void intent.once(save).then((outcome) => {
      if (outcome?.ok === true) onDone();
    });
  };
}
