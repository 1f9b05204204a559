import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { currencies, money, type shares } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { typedOf } from "@/parts/forms/typedMoney";
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
  readonly replaced: EntryView | null;
}

export interface RecordSheetProps {
  /** Null: closed. */
  recorded: Recorded | null;
  onClose: () => void;
}

/** Books or corrects a payment between two members: its amount, the accounts that it moves, day and note. */
export function RecordSheet({ recorded, onClose }: RecordSheetProps) {
  const [last, setLast] = useState(recorded);
  // The last payment stays while the sheet slides away.
  if (recorded !== null && recorded !== last) setLast(recorded);
  const { textOf } = usePaymentText();
  return (
    <FormSheet open={recorded !== null} onClose={onClose} title={last === null ? "" : textOf(last.payment)}>
      {last && (
        <RecordForm
          key={last.replaced?.id}
          payment={last.payment}
          replaced={last.replaced}
          isOpen={recorded !== null}
          onClose={onClose}
        />
      )}
    </FormSheet>
  );
}

interface RecordFormProps extends Recorded {
  isOpen: boolean;
  onClose: () => void;
}

function RecordForm({ payment, replaced, isOpen, onClose }: RecordFormProps) {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const [typed, setTyped] = useState<string | null>(null);
  const [start] = useState(() => startOf(replaced));
  const [sides, setSides] = useState(start.sides);
  const [about, setAbout] = useState(start.about);
  const { currencyCode } = payment;
  const proposed = useOwed(payment);
  const owed = replaced === null ? proposed : payment.amount;
  const text = typed ?? typedOf(money.formatText(owed ?? payment.amount));
  const value = money.formatText(money.fromText(totalOf(text)));
  const booked = bookedAmounts(replaced, sides, value);
  const { record, isBusy, isRated } = useRecord({ payment, replaced, sides, booked, onClose });
  // A payment that is corrected here is gone from the history before the sheet closes: nothing is lost then.
  const isSaving = useRef(false);
  useUnsaved(() => !isSaving.current && (typed !== null || about.note !== start.about.note));
  // One's own payment settles it too, while it is sent and the sheet slides away.
  const isNeedless = owed === null && isOpen && !isBusy;
  const isReady = money.fromText(value) > money.ZERO && isRated && !isNeedless;
  const save = async () => {
    isSaving.current = true;
    const outcome = await record({ value, ...about });
    if (outcome?.ok === false) isSaving.current = false;
  };
  const submit = () => {
    if (isReady) void save();
  };
  return (
    <div className={css["Record"]}>
      <KeypadAmount
        text={text}
        like={show("0", currencyCode)}
        spoken={amountInWords(value, currencyCode, language)}
      />
      <AccountRows
        sides={sides}
        value={value}
        currencyCode={currencyCode}
        booked={booked}
        onChange={setSides}
      />
      <Meta
        draft={about}
        onChange={(changes) => {
          setAbout({ ...about, ...changes });
        }}
      />
      <p className={css["Record-help"]}>{t("settle.help")}</p>
      <Keypad
        value={text}
        isOffered={typed === null}
        onChange={setTyped}
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
        {t(replaced === null ? "settle.recordAmount" : "settle.saveAmount", {
          amount: show(value, currencyCode).text,
        })}
      </Button>
    </div>
  );
}

/** Return the accounts, day and note that a form begins with. */
function startOf(replaced: EntryView | null) {
  const { accountId = null, fromAccountId = null, localDay = null, note = "" } = replaced ?? {};
  const [sides, about]: [PaymentAccounts, DayAndNote] = [
    { accountId, fromAccountId },
    { day: localDay, note },
  ];
  return { sides, about };
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
