import { useAtomValue } from "@/state/useAtomValue";
import { Ellipsis, Undo2, Split } from "lucide-react";
import { memo, useState } from "react";
import { expenses, tags as tagging, type PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { DayChip } from "@/parts/meta/DayChip";
import { MonthHint } from "@/parts/meta/MonthHint";
import { NoteSheet } from "@/parts/meta/NoteSheet";
import { PayeeSheet } from "@/parts/payees/PayeeSheet";
import { AddNameSheet } from "@/parts/names/AddNameSheet";
import { TagsChip } from "@/parts/tags/TagsChip";
import type { EntryView } from "@/state/budget/history";
import { canShareAtom } from "@/state/budget/members";
import { todayAtom } from "@/state/device";
import { isGuestAtom } from "@/state/session/session";
import { Chip } from "@/ui/actions/Chip";
import { Menu, type MenuItem } from "@/ui/actions/Menu";
import { isLoadingAtom } from "@/state/budget/workspace";
import type { Choices } from "../booking";
import { amountOf, isAboveZero } from "../draft";
import type { Draft } from "../draftFields";
import { canRepeat, isSharedAnew, isToCome } from "../scheduling";
import { SharesChips } from "../shares/SharesChips";
import { RepeatChip } from "./RepeatChip";
import { EMPTY_LINE, type DraftLine } from "../split/draftLines";
import { SplitSheet } from "../split/SplitSheet";

export interface DetailsProps {
  draft: Draft;
  booking: Choices;
  replaced: EntryView | null;
  isCorrection: boolean;
  /** Turns an expense into a refund and back; undefined where it stays what it is. */
  onRefund: ((isRefund: boolean) => void) | undefined;
  onPayee: (payee: string, known: PayeeRow | undefined) => void;
  isSplitting: boolean;
  onSplitting: (open: boolean) => void;
  isNoting: boolean;
  onNoting: (open: boolean) => void;
  onChange: (changes: Partial<Draft>) => void;
}

/** All else of an entry in one row that scrolls sideways: a chip that is set is tinted and says its value. */
export const Details = memo(function Details(props: DetailsProps) {
  const { draft, booking, replaced, isCorrection, onChange } = props;
  const { t } = useTranslation();
  const today = useAtomValue(todayAtom);
  const isSpent = expenses.isSpending(draft.kind);
  const isScheduled = !isCorrection && isToCome(draft, today);
  const comesAgain = !isCorrection && canRepeat(draft) && draft.repeat.frequency !== "once";
  const changeDay = (day: string | null) => onChange({ day });
  return (
    <>
      <DayChip shape="chip" day={draft.day} onChange={changeDay} />
      {!isCorrection && <MonthHint shape="chip" day={draft.day} onChange={changeDay} />}
      {isSpent && !comesAgain && !isScheduled && (
        <SharesChips draft={draft} booking={booking} replaced={replaced} onChange={onChange} />
      )}
      {isSpent && (
        <SplitChip
          draft={draft}
          booking={booking}
          open={props.isSplitting}
          onOpen={props.onSplitting}
          onChange={onChange}
        />
      )}
      {!isCorrection && canRepeat(draft) && (isScheduled || !isSharedAnew(draft)) && (
        <RepeatChip
          day={draft.day ?? today}
          repeat={draft.repeat}
          onChange={(repeat) => onChange({ repeat })}
        />
      )}
      <TagsChip shape="chip" tags={draft.tags} onChange={(tags) => onChange({ tags })} />
      {draft.kind === "refund" && (
        <Chip
          text={t("add.refund")}
          icon={{ glyph: Undo2 }}
          pressed
          disabled={props.onRefund === undefined}
          onClick={() => props.onRefund?.(false)}
        />
      )}
      <Others {...props} />
    </>
  );
});

/** Details that are seldom wanted: the payee apart from the note, the note in several lines, a refund. */
function Others({ draft, onRefund, onPayee, isNoting, onNoting, onChange }: DetailsProps) {
  const { t } = useTranslation();
  const [isPaying, setPaying] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [isGuest, canShare] = [useAtomValue(isGuestAtom), useAtomValue(canShareAtom)];
  const { kind, payee, note, tags } = draft;
  const isSpent = expenses.isSpending(kind);
  const items: MenuItem[] = [
    ...(isSpent
      ? [
          {
            text: t("payees.payee"),
            sub: payee,
            onPress: () => setPaying(true),
          },
        ]
      : []),
    {
      text: t("add.note"),
      onPress: () => onNoting(true),
    },
    ...(isSpent && onRefund !== undefined
      ? [
          {
            text: t("add.refund"),
            checked: kind === "refund",
            onPress: () => onRefund(kind === "expense"),
          },
        ]
      : []),
    ...(isSpent && isGuest && !canShare ? [{ text: t("names.share"), onPress: () => setNaming(true) }] : []),
  ];
  return (
    <>
      <AddNameSheet open={isNaming} onClose={() => setNaming(false)} />
      <Menu
        trigger={<Chip text="" icon={{ glyph: Ellipsis }} aria-label={t("add.more")} />}
        label={t("add.more")}
        items={items}
      />
      <PayeeSheet
        open={isPaying}
        onClose={() => setPaying(false)}
        title={t("payees.payee")}
        payee={payee}
        onChoose={onPayee}
      />
      <NoteSheet
        open={isNoting}
        onClose={() => onNoting(false)}
        note={note}
        onSave={(text) => {
          const parts = tagging.take(text, tags);
          onChange({ note: parts.text, tags: parts.tags });
        }}
      />
    </>
  );
}

interface SplitChipProps {
  draft: Draft;
  booking: Choices;
  onChange: (changes: Partial<Draft>) => void;
  /** The lines are open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Divides the amount among categories; once it is divided, tells into how many. */
function SplitChip({ draft, booking, onChange, open, onOpen }: SplitChipProps) {
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
