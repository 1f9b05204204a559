import { useAtomValue } from "@/state/useAtomValue";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type shares, money } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useEntryVersions } from "@/parts/entry/useEntryVersions";
import { useSettlement } from "@/parts/shares/useSettlement";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { historyAtom } from "@/state/budget/history";
import { EmptyState } from "@/ui/frame/EmptyState";
import { useMoney } from "@/i18n/useMoney";
import { personIdAtom } from "@/state/budget/people";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { MemberFace, useMemberNames, Faces } from "@/parts/shares/useMembers";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { CloudOff } from "lucide-react";
import { paymentOf } from "./booked";
import { RecordSheet } from "./RecordSheet";
import { usePaymentText } from "./usePaymentText";

/** Debts between members, the fewest payments that settle it, and the way to record one. */
export default function SettlePage() {
  const { t } = useTranslation();
  const { settlement, failure, again } = useSettlement();
  const canEdit = useAtomValue(canEditAtom);
  const [payment, setPayment] = useState<shares.Payment | null>(null);
  const corrected = useCorrected();
  const recorded = useMemo(() => payment && { payment, standing: null }, [payment]);
  return (
    <>
      <PageBar title={t("settle.title")} onBack={useBack("/history")} />
      <Page>
        {settlement === null &&
          (failure === null ? (
            <SkeletonRows count={3} label={t("states.loading")} />
          ) : (
            <Banner glyph={CloudOff} inset text={t("settle.failed")}>
              <Button kind="text" onClick={again}>
                {t("actions.retry")}
              </Button>
            </Banner>
          ))}
        {settlement !== null && settlement.payments.length === 0 && <AllEven />}
        {settlement !== null && settlement.payments.length > 0 && (
          <>
            <OwedHero balances={settlement.balances} />
            <Payments payments={settlement.payments} onRecord={canEdit ? setPayment : undefined} />
            <Balances balances={settlement.balances} />
          </>
        )}
      </Page>
      <RecordSheet
        recorded={canEdit ? (recorded ?? corrected.recorded) : null}
        onSaving={corrected.setSaving}
        onClose={() => {
          setPayment(null);
          corrected.close();
        }}
      />
    </>
  );
}

/** Return the booked payment that the address asks to correct (`?edit=id`). */
function useCorrected() {
  const [query, setQuery] = useSearchParams();
  const id = query.get("edit");
  // The payment that is corrected here is another one a moment before the sheet closes.
  const [isSaving, setSaving] = useState(false);
  const standing = useEntryVersions(id, isSaving);
  const origin = standing?.present.kind === "settlement" ? standing.origin : undefined;
  const payment = useMemo(() => origin && paymentOf(origin), [origin]);
  return {
    recorded: standing === null || payment === undefined ? null : { payment, standing },
    setSaving,
    close: () => {
      setSaving(false);
      if (id !== null) setQuery({}, { replace: true });
    },
  };
}

/** Nobody owes anything. */
function AllEven() {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = useAtomValue(historyAtom).find(({ kind }) => kind === "settlement");
  const text =
    last === undefined
      ? t("settle.evenText")
      : t("settle.evenLast", { day: dayHeading(last.localDay, language) });
  return <EmptyState art="done" title={t("settle.evenTitle")} text={text} />;
}

/** Amounts that the person is owed or owes: the first currency large, the others below. */
function OwedHero({ balances }: { balances: readonly shares.Balance[] }) {
  const { t } = useTranslation();
  const show = useMoney();
  const me = useAtomValue(personIdAtom);
  const [first, ...others] = balances
    .filter(({ memberId }) => memberId === me)
    .toSorted((a, b) => Number(b.amount > money.ZERO) - Number(a.amount > money.ZERO));
  if (first === undefined) return null;
  const partsOf = ({ amount, currencyCode }: shares.Balance) =>
    show(money.formatText(money.abs(amount)), currencyCode);
  const sub = others.map((each) =>
    t(each.amount > money.ZERO ? "settle.andOwed" : "settle.andOwing", { amount: partsOf(each).text }),
  );
  return (
    <Hero
      label={t(first.amount > money.ZERO ? "settle.owed" : "settle.owing")}
      amount={<Amount parts={partsOf(first)} />}
      sub={sub.join(", ")}
    />
  );
}

/** Amounts that members are owed or owe, by currency. */
function Balances({ balances }: { balances: readonly shares.Balance[] }) {
  const { t } = useTranslation();
  const show = useMoney();
  const { member, nameOf } = useMemberNames();
  const wordOf = ({ amount, memberId }: shares.Balance) => {
    const isMe = member(memberId).isMe;
    if (amount > money.ZERO) return t(isMe ? "settle.areOwed" : "settle.isOwed");
    return t(isMe ? "settle.doOwe" : "settle.doesOwe");
  };
  return (
    <Section>
      <SectionHeader title={t("settle.balances")} />
      <ListGroup label={t("settle.balances")}>
        {balances.map((balance) => {
          const { memberId, currencyCode, amount } = balance;
          return (
            <ListRow
              key={`${currencyCode} ${memberId}`}
              title={nameOf(memberId)}
              sub={member(memberId).isPresent ? undefined : t("settle.left")}
              start={<MemberFace memberId={memberId} />}
              end={<Amount parts={show(money.formatText(money.abs(amount)), currencyCode)} />}
              endSub={wordOf(balance)}
            />
          );
        })}
      </ListGroup>
    </Section>
  );
}

interface PaymentsProps {
  payments: readonly shares.Payment[];
  /** Left out where the person may only look. */
  onRecord: ((payment: shares.Payment) => void) | undefined;
}

/** The fewest payments that settle everything, those of the person first. */
function Payments({ payments, onRecord }: PaymentsProps) {
  const { t } = useTranslation();
  const show = useMoney();
  const { textOf, isMine } = usePaymentText();
  const title = t("settle.payments", { count: payments.length });
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {payments
          .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
          .map((payment) => {
            const { fromMemberId, toMemberId, currencyCode } = payment;
            const amount = show(money.formatText(payment.amount), currencyCode).text;
            const text = textOf(payment);
            return (
              <ListRow
                key={[currencyCode, fromMemberId, toMemberId].join(" ")}
                wrap
                title={text}
                sub={<b>{amount}</b>}
                start={<Faces memberIds={[fromMemberId, toMemberId]} />}
                end={
                  onRecord && (
                    <Button
                      kind="tonal"
                      aria-label={t("settle.recordLabel", { payment: text, amount })}
                      onClick={() => onRecord(payment)}
                    >
                      {t("settle.record")}
                    </Button>
                  )
                }
              />
            );
          })}
      </ListGroup>
    </Section>
  );
}
