import { useAtomValue } from "@/state/useAtomValue";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { Planning } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useWholeMoney } from "@/i18n/useMoney";
import { paceOfAtom } from "@/state/budget/pace";
import { Icon } from "@/ui/art/Icon";
import css from "./Pace.module.css";

export interface PaceProps {
  /** The month, or a category's month. */
  of: Pick<Planning, "currencyCode" | "budget" | "carried" | "spent" | "upcoming">;
}

/** "$12 under pace": spending against the days gone by. Nothing below one unit: that is on pace. */
export function Pace({ of }: PaceProps) {
  const { t } = useTranslation();
  const wholeMoney = useWholeMoney();
  const pace = useAtomValue(paceOfAtom)(of);
  if (pace === null || Math.abs(Number(pace)) < 1) return null;
  const isOver = pace.startsWith("-");
  const amount = wholeMoney(pace, isOver ? "over" : "left", of.currencyCode).text;
  return (
    <span className={css["Pace"]} data-over={isOver || undefined}>
      <Icon glyph={isOver ? TrendingUp : TrendingDown} size={16} />
      <span>{t(isOver ? "progress.overPace" : "progress.underPace", { amount })}</span>
    </span>
  );
}
