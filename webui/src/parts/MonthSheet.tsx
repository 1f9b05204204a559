import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { months } from "@/domain";
import { YEAR_MAX, YEAR_MIN } from "@/contract/limits.gen";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney, useShortMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { lookedMonthAtom, runningMonthAtom } from "@/state/budget/month";
import { loadYearAtom, yearFiguresAtom, yearRunAtom, type MonthFigures } from "@/state/budget/statistics";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { MonthGrid, type MonthCell, type MonthStep } from "@/ui/fields/MonthGrid";
import { Sheet } from "@/ui/overlays/Sheet";
import { useRunLoading } from "./useRunLoading";

export interface MonthSheetProps {
  open: boolean;
  onClose: () => void;
  /** The month the page shows. */
  month: string;
  onChoose: (month: string) => void;
}

/** The months of a year with what was spent in each, the years beside it, and the way to the running month. */
export default function MonthSheet({ open, onClose, month, onChoose }: MonthSheetProps) {
  const [looked, look] = useAtom(lookedMonthAtom);
  const active = looked ?? month;
  const choose = (chosen: string) => {
    onClose();
    onChoose(chosen);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={active.slice(0, 4)}
      actions={<YearArrows month={active} onLook={look} />}
    >
      <Year active={active} selected={month} onLook={look} onChoose={choose} />
    </Sheet>
  );
}

function YearArrows({ month, onLook }: { month: string; onLook: (month: string) => void }) {
  const arrow = (step: -1 | 1) => {
    const there = months.add(month, 12 * step);
    return (
      <IconButton
        glyph={step < 0 ? ChevronLeft : ChevronRight}
        label={there.slice(0, 4)}
        disabled={!isOffered(there)}
        onClick={() => onLook(there)}
      />
    );
  };
  return (
    <>
      {arrow(-1)}
      {arrow(1)}
    </>
  );
}

interface YearProps {
  active: string;
  selected: string;
  onLook: (month: string) => void;
  onChoose: (month: string) => void;
}

function Year({ active, selected, onLook, onChoose }: YearProps) {
  const { t } = useTranslation();
  const running = useAtomValue(runningMonthAtom);
  useRunLoading(yearRunAtom, loadYearAtom);
  const cells = useCells(active.slice(0, 4), running);
  const move = (step: MonthStep) => {
    const there = monthAfter(active, step);
    if (isOffered(there)) onLook(there);
  };
  return (
    <>
      <MonthGrid
        label={t("month.ofYear", { year: active.slice(0, 4) })}
        months={cells}
        selected={selected}
        now={running}
        active={active}
        onMove={move}
        onChoose={onChoose}
      />
      <Button kind="tonal" size="l" block onClick={() => onChoose(running)}>
        {t("month.running")}
      </Button>
    </>
  );
}

function useCells(year: string, running: string): MonthCell[] {
  const { t } = useTranslation();
  const [money, short, language] = [useMoney(), useShortMoney(), useLanguage()];
  const { currencyCode, figures } = useAtomValue(yearFiguresAtom);
  const textsOf = (name: string, month: MonthFigures | undefined) => {
    if (Number(month?.spent ?? 0) !== 0) {
      const { sign, whole, fraction } = short(month?.spent ?? "0", currencyCode);
      const spent = money(month?.spent ?? "0", currencyCode).text;
      return { label: t("month.spentInWords", { month: name, spent }), sub: sign + whole + fraction };
    }
    if (Number(month?.budget ?? 0) === 0) return { label: name };
    return { label: t("month.plannedInWords", { month: name }), sub: t("month.planned") };
  };
  return months.between(`${year}-01`, `${year}-12`).map((key) => ({
    key,
    name: monthShort(key, language),
    isAhead: key > running,
    ...textsOf(monthName(key, language), figures.get(key)),
  }));
}

function monthAfter(month: string, step: MonthStep): string {
  if (typeof step === "number") return months.add(month, step);
  return `${month.slice(0, 4)}-${step === "first" ? "01" : "12"}`;
}

function isOffered(month: string): boolean {
  const year = Number(month.slice(0, 4));
  return year >= YEAR_MIN && year <= YEAR_MAX;
}
