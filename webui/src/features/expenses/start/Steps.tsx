import { useAtomValue } from "@/state/useAtomValue";
import { Check, Route } from "lucide-react";
import { useId } from "react";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { balanceAtom, balanceCountAtom } from "@/state/budget/balance";
import { stepsAtom, type StepName } from "@/state/budget/steps";
import { Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { Card } from "@/ui/frame/Card";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./Steps.module.css";

export interface StepsProps {
  /** Asks for an expense. */
  onAdd: () => void;
}

/** The three first steps with a tick at those done; gone with the last. */
export default function Steps({ onAdd }: StepsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const steps = useAtomValue(stepsAtom);
  const have = useHave();
  if (steps === null) return null;
  const number = Object.values(steps).filter(Boolean).length;
  const row = (name: StepName, sub: string) => ({
    title: t(`begin.${name}`),
    sub,
    wrap: true,
    start: <Tick done={steps[name]} />,
    ...(steps[name] ? { label: `${t(`begin.${name}`)}, ${t("begin.done")}` } : { chevron: true }),
  });
  return (
    <Card pad aria-labelledby={heading}>
      <header className={css["Steps-head"]}>
        <IconTile icon={{ glyph: Route, hue: "blue" }} />
        <div>
          <h2 id={heading}>{t("begin.title")}</h2>
          <p>{t("begin.text", { number })}</p>
        </div>
      </header>
      <ol>
        <ListRow {...row("have", steps.have ? have : t("begin.haveSub"))} to="/accounts" />
        <ListRow {...row("plan", t("begin.planSub"))} to="/planning" />
        <ListRow {...row("spend", t("begin.spendSub"))} onPress={onAdd} />
      </ol>
    </Card>
  );
}

/** "$650.00 in 2 accounts" */
function useHave(): string {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(balanceAtom);
  const count = useAtomValue(balanceCountAtom);
  return balance === null
    ? ""
    : t("begin.haveDone", { amount: money(balance.amount, balance.currencyCode).text, count });
}

function Tick({ done }: { done: boolean }) {
  return (
    <span className={css["Steps-tick"]} data-done={done || undefined}>
      {done && <Icon glyph={Check} size={16} stroke={3} />}
    </span>
  );
}
