import { useAtomValue } from "@/state/useAtomValue";
import { Split } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { isLoadingAtom } from "@/state/budget/workspace";
import { Chip } from "@/ui/actions/Chip";
import type { Choices } from "../booking";
import { amountOf, isAboveZero, type Draft } from "../draft";
import { EMPTY_LINE, type DraftLine } from "./draftLines";
import { SplitSheet } from "./SplitSheet";

export interface SplitChipProps {
  draft: Draft;
  booking: Choices;
  onChange: (changes: Partial<Draft>) => void;
  /** The lines are open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Divides the amount among categories; once it is divided, tells into how many. */
export function SplitChip({ draft, booking, onChange, open, onOpen }: SplitChipProps) {
  const { t } = useTranslation();
  const { lines, text } = draft;
  const isLoading = useAtomValue(isLoadingAtom);
  const isSplit = lines.length > 1;
  const first: DraftLine = { ...EMPTY_LINE, category: booking.category?.id ?? null };
  const into = t("add.split.lines", { count: lines.length });
  return (
    <>
      <Chip
        text={isSplit ? into : t("add.split.chip")}
        icon={{ glyph: Split }}
        pressed={isSplit || undefined}
        aria-label={isSplit ? t("add.split.change", { lines: into }) : t("add.split.chip")}
        disabled={isLoading || !isAboveZero(text)}
        onClick={() => onOpen(true)}
      />
      <SplitSheet
        open={open}
        onClose={() => onOpen(false)}
        total={amountOf(text)}
        currency={booking.currency}
        lines={isSplit ? lines : [first, EMPTY_LINE]}
        onSplit={(split) => {
          const [only, ...others] = split;
          onChange(others.length > 0 ? { lines: split } : { lines: [], category: only?.category ?? null });
        }}
      />
    </>
  );
}
