import { useTranslation } from "@/i18n/useTranslation";
import { useMemberNames } from "@/parts/shares/useMembers";
import type { Draft } from "../draft";

/** Return a function that says who paid, or who received a refund. */
export function usePayerText() {
  const { t } = useTranslation();
  const { isMe, calledName } = useMemberNames();
  return (kind: Draft["kind"], payer: string): string => {
    const word = kind === "refund" ? "received" : "paid";
    if (isMe(payer)) return t(word === "paid" ? "sharing.youPaid" : "sharing.youReceived");
    return t(`sharing.${word}`, { name: calledName(payer) });
  };
}
