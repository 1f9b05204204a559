import { withoutClaimed } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { MemberFace, useMemberNames } from "@/parts/shares/useMembers";
import { Chip, type ChipProps } from "@/ui/actions/Chip";
import type { Choices } from "../booking";
import type { Draft } from "../draftFields";

export interface PayerChipProps extends Pick<ChipProps, "start" | "pressed" | "opens"> {
  kind: Draft["kind"];
  payer: string;
  booking: Choices;
  onChoose: (memberId: string) => void;
}

/** Member who paid, or received a refund; another one can be chosen. */
export function PayerChip({ kind, payer, booking: { members }, onChoose, ...chip }: PayerChipProps) {
  const { t } = useTranslation();
  const { nameOf } = useMemberNames();
  const text = usePayerText()(kind, payer);
  const choices = withoutClaimed(members).map(({ memberId }) => ({
    value: memberId,
    text: nameOf(memberId),
    start: <MemberFace memberId={memberId} />,
  }));
  return (
    <ChoiceSheet
      title={t(kind === "refund" ? "sharing.whoReceived" : "sharing.whoPaid")}
      choices={choices}
      value={payer}
      onChoose={onChoose}
    >
      {(open) => (
        <Chip {...chip} text={text} aria-label={t("sharing.payerChange", { text })} onClick={open} />
      )}
    </ChoiceSheet>
  );
}

/** Return a function that says who paid, or who received a refund. */
function usePayerText() {
  const { t } = useTranslation();
  const { isMe, calledName } = useMemberNames();
  return (kind: Draft["kind"], payer: string): string => {
    const word = kind === "refund" ? "received" : "paid";
    if (isMe(payer)) return t(word === "paid" ? "sharing.youPaid" : "sharing.youReceived");
    return t(`sharing.${word}`, { name: calledName(payer) });
  };
}
