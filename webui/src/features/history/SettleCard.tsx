import { useAtomValue } from "@/state/useAtomValue";
import { money, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useMemberNames, Faces } from "@/parts/shares/useMembers";
import { useSettlement } from "@/parts/shares/useSettlement";
import { canEditAtom } from "@/state/budget/access";
import { isSharedAtom } from "@/state/budget/people";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

/** Debts between members, above the history of several people, while somebody owes. */
export function SettleCard() {
  return useAtomValue(isSharedAtom) ? <Owed /> : null;
}

function Owed() {
  const { t } = useTranslation();
  const { settlement } = useSettlement();
  const { isMe } = useMemberNames();
  const canEdit = useAtomValue(canEditAtom);
  const textOf = useDebtText();
  const payments = settlement?.payments ?? [];
  const mine = payments.filter(({ fromMemberId, toMemberId }) => isMe(fromMemberId) || isMe(toMemberId));
  const [first, ...others] = mine.length > 0 ? mine : payments;
  if (first === undefined) return null;
  const shown = [first, ...others];
  const people = shown.map(({ fromMemberId, toMemberId }) =>
    isMe(fromMemberId) ? toMemberId : fromMemberId,
  );
  const texts = shown.map(textOf);
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
