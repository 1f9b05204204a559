import type { shares } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useMemberNames } from "@/parts/shares/useMembers";

/** Return who pays whom, in words. */
export function usePaymentText() {
  const { t } = useTranslation();
  const { isMe, calledName } = useMemberNames();
  const textOf = ({ fromMemberId, toMemberId }: shares.Payment): string => {
    if (isMe(fromMemberId)) return t("settle.youPay", { name: calledName(toMemberId) });
    if (isMe(toMemberId)) return t("settle.paysYou", { name: calledName(fromMemberId) });
    return t("settle.pays", { from: calledName(fromMemberId), to: calledName(toMemberId) });
  };
  return {
    textOf,
    isMine: ({ fromMemberId, toMemberId }: shares.Payment) => isMe(fromMemberId) || isMe(toMemberId),
  };
}
