import { money, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MemberFace, useMemberNames } from "@/parts/shares/useMembers";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Amounts that members are owed or owe, by currency. */
export function Balances({ balances }: { balances: readonly shares.Balance[] }) {
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
