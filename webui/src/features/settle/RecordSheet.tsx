import { useAtomValue } from "jotai";
import { useState } from "react";
import { currencies, money, type shares } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { typedOf } from "@/parts/forms/typedMoney";
import { Meta } from "@/parts/meta/Meta";
import { settlementAtom } from "@/state/budget/settlement";
import { Button } from "@/ui/actions/Button";
import { Keypad } from "@/ui/keypad/Keypad";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { totalOf } from "@/ui/keypad/terms";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { AccountRows, type Sides } from "./AccountRows";
import css from "./Settle.module.css";
import { usePaymentText } from "./usePaymentText";
import { useRecord } from "./useRecord";

export interface RecordSheetProps {
  /** Null: closed. */
  payment: shares.Payment | null;
  onClose: () => void;
}

/** Books a payment between two members: its amount, the accounts that it moves, day and note. */
export function RecordSheet({ payment, onClose }: RecordSheetProps) {
  const [last, setLast] = useState(payment);
  // The last payment stays while the sheet slides away.
  if (payment !== null && payment !== last) setLast(payment);
  const { textOf } = usePaymentText();
  return (
    <FormSheet open={payment !== null} onClose={onClose} title={last === null ? "" : textOf(last)}>
      {last && <RecordForm payment={last} isOpen={payment !== null} onClose={onClose} />}
    </FormSheet>
  );
}

const NO_ACCOUNTS: Sides = { accountId: null, fromAccountId: null };

interface RecordFormProps {
  payment: shares.Payment;
  isOpen: boolean;
  onClose: () => void;
}

function RecordForm({ payment, isOpen, onClose }: RecordFormProps) {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const [typed, setTyped] = useState<string | null>(null);
  const [sides, setSides] = useState(NO_ACCOUNTS);
  const [about, setAbout] = useState({ day: null as string | null, note: "" });
  useUnsaved(() => typed !== null || about.note !== "");
  const { currencyCode } = payment;
  const owed = useOwed(payment);
  const text = typed ?? typedOf(money.formatText(owed ?? payment.amount));
  const value = money.formatText(money.fromText(totalOf(text)));
  const { record, isBusy, isRated } = useRecord(payment, onClose, sides);
  // One's own payment settles it too, while it is sent and the sheet slides away.
  const isNeedless = owed === null && isOpen && !isBusy;
  const isReady = money.fromText(value) > money.ZERO && isRated && !isNeedless;
  const submit = () => {
    if (isReady) void record({ value, ...about });
  };
  return (
    <div className={css["Record"]}>
      <KeypadAmount
        text={text}
        like={show("0", currencyCode)}
        spoken={amountInWords(value, currencyCode, language)}
      />
      <AccountRows sides={sides} value={value} currencyCode={currencyCode} onChange={setSides} />
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
        {t("settle.recordAmount", { amount: show(value, currencyCode).text })}
      </Button>
    </div>
  );
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
