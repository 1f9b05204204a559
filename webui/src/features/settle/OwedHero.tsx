import { useAtomValue } from "@/state/useAtomValue";
import { money, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { userAtom } from "@/state/session/session";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";

/** Amounts that the person is owed or owes: the first currency large, the others below. */
export function OwedHero({ balances }: { balances: readonly shares.Balance[] }) {
  const { t } = useTranslation();
  const show = useMoney();
  const me = useAtomValue(userAtom)?.id;
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
