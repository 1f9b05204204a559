import { useAtomValue } from "@/state/useAtomValue";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { currencies, limits, money, validation, statistics, type Money } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { categoryByIdAtom, type CategoryView } from "@/state/budget/categories";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Keypad } from "@/ui/keypad/Keypad";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { usePercent } from "@/i18n/usePercent";
import { categoryIcon } from "@/ui/art/icons";
import { amountsOf, areWhole, EMPTY_LINE, settled, type DraftLine } from "./draftLines";
import { LineSheet } from "./LineSheet";
import { SplitRow } from "./SplitRow";
import css from "./Split.module.css";

const REST_MS = 300;

export interface SplitFormProps {
  /** The amount that is split. */
  total: string;
  currency: string;
  lines: readonly DraftLine[];
  /** One line is no split. */
  onSplit: (lines: readonly DraftLine[]) => void;
}

export interface SplitSheetProps extends SplitFormProps {
  open: boolean;
  onClose: () => void;
}

/** Divides an amount among categories: lines are typed in amounts or per cent, the last gets the rest. */
export function SplitSheet({ open, onClose, onSplit, ...form }: SplitSheetProps) {
  const { t } = useTranslation();
  const amount = useMoney()(form.total, form.currency).text;
  return (
    <FormSheet open={open} onClose={onClose} title={t("add.split.title", { amount })}>
      <SplitForm
        {...form}
        onSplit={(lines) => {
          onClose();
          onSplit(lines);
        }}
      />
    </FormSheet>
  );
}

function SplitForm({ total, currency, lines: start, onSplit }: SplitFormProps) {
  const { t } = useTranslation();
  const split = useSplit(start);
  const { lines, at, last } = split;
  const decimals = currencies.moneyDigits(currency);
  const amounts = amountsOf(lines, total, decimals);
  const partOf = (line: DraftLine, index: number) => ({
    category: split.categoryOf(line),
    amount: amounts[index] ?? money.ZERO,
  });
  const isNoted = lines.every(({ note }) => validation.wrong("note", note) === null);
  const isReady = isNoted && areWhole(lines, total, decimals);
  const finish = () => {
    if (isReady) onSplit(settled(lines, total, decimals));
  };
  return (
    <>
      <SplitBar parts={lines.map(partOf)} />
      <ul>
        {lines.map((line, index) => (
          <SplitRow
            key={index}
            line={line}
            {...partOf(line, index)}
            currency={currency}
            isActive={index === at && index < last}
            isRest={index === last}
            onOpen={() => split.open(index)}
            onType={() => split.type(index)}
          />
        ))}
      </ul>
      <LineButtons split={split} />
      {at < last && <LineKeys split={split} currency={currency} onEnter={finish} />}
      <RestSpoken name={split.nameOf(last)} amount={money.formatText(amounts[last] ?? money.ZERO)} />
      <Button size="l" block disabled={!isReady} onClick={finish}>
        {last === 0 ? t("add.split.keepOne") : t("add.split.into", { n: String(lines.length) })}
      </Button>
      <LineSheet
        line={split.openAt === null ? undefined : lines[split.openAt]}
        onChange={split.changeOpen}
        onClose={() => split.open(null)}
      />
    </>
  );
}

type Split = ReturnType<typeof useSplit>;

/** The lines as they are changed: `at` is the one that the keys go to, `openAt` the one whose category is chosen. */
function useSplit(start: readonly DraftLine[]) {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  const [lines, setLines] = useState(start);
  const [at, setAt] = useState(0);
  const [openAt, setOpenAt] = useState<number | null>(null);
  useUnsaved(() => JSON.stringify(lines) !== JSON.stringify(start));
  const last = lines.length - 1;
  const categoryOf = (line: DraftLine | undefined) => categories.get(line?.category ?? "");
  const change = (index: number, changes: Partial<DraftLine>) =>
    setLines(lines.map((line, each) => (each === index ? { ...line, ...changes } : line)));
  return {
    lines,
    at,
    last,
    openAt,
    categoryOf,
    nameOf: (index: number) => names(categoryOf(lines[index])?.name ?? t("add.noCategory")),
    open: setOpenAt,
    type: setAt,
    typeText: (text: string) => change(at, { text }),
    changeOpen: (changes: Partial<DraftLine>) => {
      if (openAt !== null) change(openAt, changes);
    },
    add: () => {
      setLines(lines.toSpliced(last, 0, EMPTY_LINE));
      setAt(last);
    },
    remove: () => {
      setLines(lines.toSpliced(at, 1));
      setAt(Math.max(at - 1, 0));
    },
  };
}

/** One more line before the last, or one less. */
function LineButtons({ split: { lines, at, last, nameOf, add, remove } }: { split: Split }) {
  const { t } = useTranslation();
  const isNamed = lines[at]?.category != null;
  return (
    <ButtonRow>
      {lines.length < limits.ENTRY_LINES_MAX && (
        <Button kind="text" glyph={Plus} onClick={add}>
          {t("add.split.addLine")}
        </Button>
      )}
      {at < last && (
        <Button kind="text" glyph={Minus} onClick={remove}>
          {isNamed ? t("add.split.removeLine", { name: nameOf(at) }) : t("add.split.removeEmpty")}
        </Button>
      )}
    </ButtonRow>
  );
}

/** The rest, read out once the typing rests. */
function RestSpoken({ name, amount }: { name: string; amount: string }) {
  const { t } = useTranslation();
  const isOver = amount.startsWith("-");
  const spoken = isOver
    ? t("add.split.tooMuch", { amount: amount.slice(1) })
    : t("add.split.restSpoken", { name, amount });
  return <VisuallyHidden aria-live="polite">{useDebounced(spoken, REST_MS)}</VisuallyHidden>;
}

interface LineKeysProps {
  split: Split;
  currency: string;
  onEnter: () => void;
}

/** The keys of a line, with per cent among them. */
function LineKeys({ split: { lines, at, nameOf, typeText }, currency, onEnter }: LineKeysProps) {
  const { t } = useTranslation();
  const words = currencyInWords(currency, useLanguage());
  return (
    <Keypad
      value={lines[at]?.text ?? EMPTY}
      onChange={typeText}
      decimals={currencies.moneyDigits(currency)}
      label={t("add.split.keys", { name: nameOf(at), currency: words })}
      pointLabel={t("keypad.point")}
      backspaceLabel={t("keypad.backspace")}
      calculator={{
        plus: t("add.keys.plus"),
        minus: t("add.keys.minus"),
        percent: t("add.keys.percent"),
        equals: t("add.keys.equals"),
      }}
      onEnter={onEnter}
    />
  );
}

/** A category, or none yet, and its part. */
interface SplitPart {
  readonly category: CategoryView | undefined;
  readonly amount: Money;
}

const GAP_PERCENT = 0.6;

/** The parts of a split beside each other, as wide as they are large. */
function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  const { t } = useTranslation();
  const [names, percent] = [useNames(), usePercent()];
  const shown = parts.filter(({ amount }) => amount > 0n);
  const shares = statistics.shares(shown.map(({ amount }) => amount));
  const label = shown.map(({ category }, index) => {
    const name = category === undefined ? t("add.noCategory") : names(category.name);
    return t("add.split.share", { name, percent: percent(shares[index] ?? 0) });
  });
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, each) => sum + each, 0));
  return (
    <svg className={css["SplitBar"]} role="img" aria-label={label.join(", ")}>
      {shown.map(({ category }, index) => (
        <rect
          key={index}
          data-hue={category === undefined ? "slate" : categoryIcon(category.icon).hue}
          x={`${String(starts[index] ?? 0)}%`}
          width={`${String(Math.max((shares[index] ?? 0) - GAP_PERCENT, 0))}%`}
          height="8"
        />
      ))}
    </svg>
  );
}
