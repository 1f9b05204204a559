import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { BudgetRows } from "@/parts/BudgetRows";
import { onlineAtom } from "@/state/connection";
import {
  isMineMissingAtom,
  minePlanningAtom,
  mineRowsAtom,
  mineRunAtom,
  readMineAtom,
} from "@/state/budget/whose";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { Banner } from "@/ui/frame/Banner";
import { SkeletonRows } from "@/ui/frame/Skeleton";

/** The month with the person's part of what was spent; plans are changed where all is shown. */
export function MyMonth() {
  const { t } = useTranslation();
  const money = useMoney();
  const navigate = useNavigate();
  const [planning, rows] = [useAtomValue(minePlanningAtom), useAtomValue(mineRowsAtom)];
  const isMissing = useAtomValue(isMineMissingAtom);
  useReading();
  if (planning === null) {
    if (isMissing) return <Banner glyph={CloudOff} inset text={t("whose.mineFailed")} />;
    return <SkeletonRows count={6} label={t("states.loading")} />;
  }
  return (
    <>
      <Hero
        label={t("whose.mineSpent")}
        amount={<Amount parts={money(planning.spent, planning.currencyCode)} />}
        sub={t("whose.mineNote")}
      />
      <BudgetRows
        label={t("whose.mineSpent")}
        rows={rows}
        onPress={({ categoryId }) => void navigate(`/categories/${categoryId}`)}
      />
    </>
  );
}

/** Reads the month where not all of its entries are held here, and anew whenever somebody changed something. */
function useReading(): void {
  const [run, isOnline] = [useAtomValue(mineRunAtom), useAtomValue(onlineAtom)];
  const read = useSetAtom(readMineAtom);
  const [key, revision] = [run?.key, run?.revision];
  useEffect(() => {
    if (key !== undefined) void read(key);
  }, [key, revision, isOnline, read]);
}
