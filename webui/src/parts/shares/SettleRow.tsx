import { useAtomValue } from "@/state/useAtomValue";
import { money, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Faces, useMemberNames } from "./useMembers";
import { useSettlement } from "./useSettlement";
import { canEditAtom } from "@/state/budget/access";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

/** Return the payments that would settle what the person owes and is owed; those of others where there are none. */
export function useDebts(): readonly shares.Payment[] {
  const { settlement } = useSettlement();
  const { isMe } = useMemberNames();
  const payments = settlement?.payments ?? [];
  const mine = payments.filter(({ fromMemberId, toMemberId }) => isMe(fromMemberId) || isMe(toMemberId));
  return mine.length > 0 ? mine : payments;
}

export interface SettleRowProps {
  payments: readonly shares.Payment[];
}

/** Debts between members, leading to the page that settles them; nothing where there are none. */
export function SettleRow({ payments }: SettleRowProps) {
  const { t } = useTranslation();
  const { isMe } = useMemberNames();
  const canEdit = useAtomValue(canEditAtom);
  const textOf = useDebtText();
  const people = payments.map(({ fromMemberId, toMemberId }) =>
    isMe(fromMemberId) ? toMemberId : fromMemberId,
  );
  const texts = payments.map(textOf);
  if (payments.length === 0) return null;
  return (
    <ListGroup>
      <ListRow
        wrap
        chevron
        title={texts[0] ?? ""}
        sub={[...texts.slice(1), ...(canEdit ? [t("settle.action")] : [])].join(" · ")}
        start={<Faces memberIds={[...new Set(people)].slice(0, FACES_MAX)} />}
        label={[t("settle.title"), ...texts].join(", ")}
        to="/history/settle"
      />
    </ListGroup>
  );
}

const FACES_MAX = 3;

function useDebtText() {
  const { t } = useTranslation();
  const show = useMoney();
  const { isMe, calledName } = useMemberNames();
  return ({ fromMemberId, toMemberId, currencyCode, amount: owed }: shares.Payment): string => {
    const amount = show(money.formatText(owed), currencyCode).text;
    if (isMe(fromMemberId)) return t("settle.youOwe", { name: calledName(toMemberId), amount });
    if (isMe(toMemberId)) return t("settle.owesYou", { name: calledName(fromMemberId), amount });
    return t("settle.owes", { from: calledName(fromMemberId), to: calledName(toMemberId), amount });
  };
}
