import { money, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Faces } from "@/parts/shares/Faces";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { usePaymentText } from "./usePaymentText";

export interface PaymentsProps {
  payments: readonly shares.Payment[];
  /** Left out where the person may only look. */
  onRecord: ((payment: shares.Payment) => void) | undefined;
}

/** The fewest payments that settle everything, those of the person first. */
export function Payments({ payments, onRecord }: PaymentsProps) {
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
