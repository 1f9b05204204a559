import type { ReactNode, Ref } from "react";
import { currencyInWords, amountInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { termsOf, totalOf } from "@/ui/keypad/terms";
import { useNames } from "@/i18n/useNames";
import { Chip } from "@/ui/actions/Chip";
import { useAtomValue } from "@/state/useAtomValue";
import { dayShort } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { Emphasis } from "@/parts/Emphasis";
import type { Conversion } from "@/state/budget/rates";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import { accountTextOf, type Booking, type OtherAmount } from "../booking";
import { SlotFact } from "./Slot";
import { ConversionPill } from "./ConversionPill";
import css from "./ConversionPill.module.css";

/** Which amount the keys go to: the entry's, or the one on the other account's side. */
export type Target = "value" | "account";

export interface AmountEntryProps {
  amountRef: Ref<HTMLParagraphElement>;
  onDraft: (changes: Partial<Draft>) => void;
  draft: Draft;
  booking: Booking;
  isCorrection: boolean;
  /** The next digit takes its place. */
  isSelected: boolean;
  /** A change of the entry meanwhile, in place of the fact. */
  notice: ReactNode;
  target: Target;
  onTarget: (target: Target) => void;
}

/** The typed amount, and one fact below it: above all the other amount when the account is kept in another currency. */
export function AmountEntry({ amountRef, ...props }: AmountEntryProps) {
  const { draft, booking, target, isSelected } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const spoken = useSpokenAmount();
  const { kind, currency, other } = booking;
  const isAccount = target === "account" && other !== undefined;
  const code = isAccount ? other.currency : currency;
  const text = isAccount ? accountTextOf(draft, booking) : draft.text;
  return (
    <KeypadAmount
      text={text}
      like={money("0", code)}
      isIncome={kind === "income" || kind === "refund"}
      isSelected={isSelected && !isAccount}
      spoken={spoken(text, code)}
      label={t("add.amountIn", { currency: currencyInWords(code, language) })}
      ref={amountRef}
    >
      <Fact {...props} target={isAccount ? "account" : "value"} />
    </KeypadAmount>
  );
}

function Fact({
  draft,
  booking,
  notice,
  target,
  onTarget,
  onDraft,
  ...fact
}: Omit<AmountEntryProps, "amountRef">) {
  const { otherAmount } = booking;
  if (notice != null) return notice;
  if (target === "account") {
    return <ValuePill draft={draft} booking={booking} onPress={() => onTarget("value")} />;
  }
  if (otherAmount === null) return <SlotFact draft={draft} booking={booking} {...fact} />;
  if (otherAmount.kind === "typed" && otherAmount.isOutdated) {
    return (
      <OutdatedAmount
        booking={booking}
        typed={otherAmount}
        onKeep={() => onDraft({ accountTextFor: draft.text })}
        onConvert={() => onDraft({ accountText: null, accountTextFor: null })}
      />
    );
  }
  return <AccountAmountPill booking={booking} onPress={() => onTarget("account")} />;
}

/** Return a function that says a typed amount: "30.10 US dollars", of a sum "25.60 plus 4.50, 30.10 US dollars". */
function useSpokenAmount() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (text: string, currencyCode: string): string => {
    const total = amountInWords(totalOf(text), currencyCode, language);
    const [first, ...others] = termsOf(text);
    if (first === undefined || others.length === 0) return total;
    const sum = others.reduce(
      (said, { operator, text: term }) =>
        t(operator === "-" ? "add.lessTerm" : "add.plusTerm", { sum: said, term }),
      first.text,
    );
    return t("add.sumSpoken", { sum, total });
  };
}

interface ValuePillProps {
  draft: Draft;
  booking: Booking;
  onPress: () => void;
}

/** While the other account's side is typed: the entry's own amount, which a press goes back to. */
function ValuePill({ draft, booking: { kind, currency, from, to, category }, onPress }: ValuePillProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const amount = money(amountOf(draft.text), currency).text;
  const isTransfer = kind === "transfer";
  const label = isTransfer
    ? t("add.backToLeaving", { amount, account: names(from?.name ?? "") })
    : t("add.backToValue", { amount, category: names(category?.name ?? "") });
  const account = names((isTransfer ? to : from)?.name ?? "");
  const side = t(isTransfer || kind === "refund" ? "add.arrives" : "add.leaves", { account });
  return (
    <ConversionPill label={label} onPress={onPress}>
      {side} · <b>{amount}</b>
    </ConversionPill>
  );
}

interface OutdatedAmountProps {
  booking: Booking;
  typed: Extract<OtherAmount, { kind: "typed" }>;
  onKeep: () => void;
  onConvert: () => void;
}

/** Asks whether an amount typed by hand still holds, now that the entry's own is another. */
function OutdatedAmount({ booking: { kind, other }, typed, onKeep, onConvert }: OutdatedAmountProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  if (other === undefined) return null;
  const shown = (amount: string) => money(amount, other.currency).text;
  const question = t(
    kind === "transfer" || kind === "refund" ? "add.arrivingOutdated" : "add.ownAmountOutdated",
    {
      account: names(other.name),
    },
  );
  return (
    <div className={css["OutdatedAmount"]} role="group" aria-label={question}>
      <Chip text={t("add.ownAmountKeep", { amount: shown(typed.amount) })} asks onClick={onKeep} />
      {typed.converted !== null && (
        <Chip
          text={t("add.ownAmountConvert", { amount: shown(typed.converted.amount) })}
          asks
          onClick={onConvert}
        />
      )}
    </div>
  );
}

interface AccountAmountPillProps {
  booking: Booking;
  onPress: () => void;
}

/** Amount on the other account's side, its rate, or why it is unknown. */
function AccountAmountPill({ booking, onPress }: AccountAmountPillProps) {
  const { t } = useTranslation();
  const [money, names, rate] = [useMoney(), useNames(), useRateOf()];
  const { kind, currency, other, otherAmount } = booking;
  if (otherAmount === null || other === undefined) return null;
  const isTransfer = kind === "transfer";
  if (otherAmount.kind === "missing") {
    const text = t(`add.${otherAmount.why}`, { currency: other.currency });
    return (
      <ConversionPill missing label={text} onPress={onPress}>
        {text}
      </ConversionPill>
    );
  }
  const amount = money(otherAmount.amount, other.currency).text;
  const source =
    otherAmount.kind === "converted" ? rate(otherAmount, currency, other.currency) : t("add.ownAmount");
  const label = t(isTransfer || kind === "refund" ? "add.arriving" : "add.conversion", {
    amount,
    account: names(other.name),
  });
  return (
    <ConversionPill label={`${label}, ${source}`} onPress={onPress}>
      {isTransfer || kind === "refund" ? <Emphasis text={t("add.arrive", { amount })} /> : <b>{amount}</b>} ·{" "}
      {source}
    </ConversionPill>
  );
}

/** "$1 = ₴41.52, 20 Nov"; old rates tell their age instead. */
function useRateOf() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, isStale } = useAtomValue(ratesAgeAtom);
  return ({ rate, rateDate }: Conversion, source: string, target: string): string => {
    const text = rateText(rate, source, target, language);
    return isStale
      ? t("add.rateOld", { rate: text, count: days })
      : `${text}, ${dayShort(rateDate, language)}`;
  };
}
