import { useAtomValue } from "@/state/useAtomValue";
import { useRef, useState } from "react";
import { currencies, money, type shares } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MeanwhileNotice } from "@/parts/entry/MeanwhileNotice";
import { useConcurrentChange } from "@/parts/entry/useConcurrentChange";
import { versionOf, type EntryVersions } from "@/parts/entry/useEntryVersions";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { Part } from "@/parts/forms/rebased";
import { typedOf } from "@/parts/forms/typedMoney";
import { useRebased } from "@/parts/forms/useRebased";
import { Meta, type DayAndNote } from "@/parts/meta/Meta";
import type { EntryView } from "@/state/budget/history";
import { settlementAtom } from "@/state/budget/settlement";
import { Button } from "@/ui/actions/Button";
import { Keypad } from "@/ui/keypad/Keypad";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { totalOf } from "@/ui/keypad/terms";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { AccountRows } from "./AccountRows";
import { bookedAmounts, type PaymentAccounts } from "./booked";
import css from "./Settle.module.css";
import { usePaymentText } from "./usePaymentText";
import { useRecord } from "./useRecord";

/** A payment to be booked, or the booked one that is corrected. */
export interface Recorded {
  readonly payment: shares.Payment;
  readonly standing: EntryVersions | null;
}

export interface RecordSheetProps {
  /** Null: closed. */
  recorded: Recorded | null;
  /** A correction begins to be saved, or that failed. */
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

/** Books or corrects a payment between two members: its amount, the accounts that it moves, day and note. */
export function RecordSheet({ recorded, ...sheet }: RecordSheetProps) {
  const [last, setLast] = useState(recorded);
  // The last payment stays while the sheet slides away.
  if (recorded !== null && !isSameRecord(recorded, last)) setLast(recorded);
  const { textOf } = usePaymentText();
  return (
    <FormSheet
      open={recorded !== null}
      onClose={sheet.onClose}
      title={last === null ? "" : textOf(last.payment)}
    >
      {last && <RecordForm key={last.standing?.origin.id} {...last} isOpen={recorded !== null} {...sheet} />}
    </FormSheet>
  );
}

function isSameRecord(one: Recorded, other: Recorded | null): boolean {
  return one.payment === other?.payment && one.standing === other.standing;
}

/** A payment as it is typed. */
interface Draft extends PaymentAccounts, DayAndNote {
  /** Null: the amount that is owed. */
  readonly text: string | null;
}

const PARTS: readonly Part<Draft>[] = [
  { fields: ["text"], valueOf: ({ text }) => money.formatText(money.fromText(totalOf(text ?? ""))) },
  ...(["accountId", "fromAccountId", "day", "note"] as const).map((field): Part<Draft> => ({
    fields: [field],
    valueOf: (draft) => draft[field],
  })),
];

interface RecordFormProps extends Recorded, Omit<RecordSheetProps, "recorded"> {
  isOpen: boolean;
}

function RecordForm({ payment, standing, isOpen, onSaving, onClose }: RecordFormProps) {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const { form, first, setForm, conflict, notice, takeTheirs, turn } = useDraft(standing);
  const [typedIn, setTypedIn] = useState<number | null>(null);
  const { currencyCode } = payment;
  const isDeleted = standing?.isDeleted === true;
  const replaced = isDeleted ? null : (standing?.present ?? null);
  const owed = useOwed(payment);
  const text = form.text ?? typedOf(money.formatText(owed ?? payment.amount));
  const value = money.formatText(money.fromText(totalOf(text)));
  const { accountId, fromAccountId, day, note } = form;
  const sides = { accountId, fromAccountId };
  const booked = bookedAmounts(standing?.present ?? null, sides, value);
  const { record, isBusy, isRated } = useRecord({ payment, replaced, sides, booked, onClose });
  // A payment that is corrected here is gone from the history before the sheet closes: nothing is lost then.
  const isSaving = useRef(false);
  useUnsaved(() => !isSaving.current && (form.text !== first.text || form.note !== first.note));
  // One's own payment settles it too, while it is sent and the sheet slides away.
  const isNeedless = standing === null && owed === null && isOpen && !isBusy;
  const isReady = money.fromText(value) > money.ZERO && isRated && !isNeedless;
  const hold = (isHeld: boolean) => {
    isSaving.current = isHeld;
    onSaving(isHeld && standing !== null);
  };
  const save = async () => {
    hold(true);
    const outcome = await record({ value, day, note });
    if (outcome?.ok === false) hold(false);
  };
  const submit = () => {
    if (isReady) void save();
  };
  const amount = show(value, currencyCode).text;
  return (
    <div className={css["Record"]}>
      <KeypadAmount
        text={text}
        like={show("0", currencyCode)}
        spoken={amountInWords(value, currencyCode, language)}
      >
        {notice === null ? undefined : (
          <MeanwhileNotice change={notice} onUse={conflict.length === 0 ? null : takeTheirs} />
        )}
      </KeypadAmount>
      <AccountRows
        sides={sides}
        value={value}
        currencyCode={currencyCode}
        booked={booked}
        onChange={(changed) => setForm({ ...form, ...changed })}
      />
      <Meta draft={form} onChange={(changes) => setForm({ ...form, ...changes })} />
      <p className={css["Record-help"]}>{t("settle.help")}</p>
      <Keypad
        value={text}
        isOffered={typedIn !== turn}
        onChange={(changed) => {
          setTypedIn(turn);
          setForm({ ...form, text: changed });
        }}
        decimals={currencies.moneyDigits(currencyCode)}
        label={t("settle.amountIn", { currency: currencyInWords(currencyCode, language) })}
        pointLabel={t("keypad.point")}
        backspaceLabel={t("keypad.backspace")}
        calculator={{
          plus: t("add.keys.plus"),
          minus: t("add.keys.minus"),
          equals: t("add.keys.equals"),
          zeros: t("add.keys.zeros"),
        }}
        onEnter={submit}
      />
      {isNeedless && <p role="alert">{t("settle.needless")}</p>}
      <Button size="l" block busy={isBusy} disabled={!isReady} onClick={submit}>
        {isDeleted
          ? t("add.meanwhile.bookAgain")
          : conflict.length > 0
            ? t("add.meanwhile.saveInstead", { amount })
            : t(standing === null ? "settle.recordAmount" : "settle.saveAmount", { amount })}
      </Button>
    </div>
  );
}

const NEW: Draft = { text: null, accountId: null, fromAccountId: null, day: null, note: "" };

function draftOf({ value, accountId, fromAccountId, localDay, note }: EntryView): Draft {
  return { text: typedOf(value), accountId, fromAccountId, day: localDay, note };
}

/** Return what is typed of a payment, and what others made of a booked one meanwhile. */
function useDraft(standing: EntryVersions | null) {
  const rebased = useRebased<Draft>({
    version: standing === null ? "" : versionOf(standing.present),
    origin: standing === null ? NEW : draftOf(standing.origin),
    now: standing === null ? NEW : draftOf(standing.present),
    partsOf: () => PARTS,
  });
  const isDeleted = standing?.isDeleted === true;
  const notice = useConcurrentChange(standing, isDeleted || rebased.isChanged);
  return { ...rebased, notice, conflict: isDeleted ? [] : rebased.conflict };
}

/** Return what is owed now, which a payment of somebody else changes; null where this payment is not needed any more. */
function useOwed({ fromMemberId, toMemberId, currencyCode, amount }: shares.Payment): bigint | null {
  const settlement = useAtomValue(settlementAtom);
  if (settlement === null) return amount;
  const now = settlement.payments.find(
    (each) =>
      each.fromMemberId === fromMemberId &&
      each.toMemberId === toMemberId &&
      each.currencyCode === currencyCode,
  );
  return now?.amount ?? null;
}
