import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { currencies } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { lastRuleAtom, suggestionAtom } from "@/state/budget/suggestions";
import { workspaceAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Keypad } from "@/ui/keypad/Keypad";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { OverlayLevel, useOverlay } from "@/ui/overlays/useOverlay";
import css from "./PlanDock.module.css";
import { useFigure, wholeOf } from "./useFigure";
import type { Run } from "./useRun";
import { useSuggested } from "./useSuggested";

const REST_MS = 300;

export interface PlanDockProps {
  run: Run;
  /** None after the last row. */
  next: PlanningRow | undefined;
  onType: (text: string) => void;
  onTake: (text: string) => void;
  /** Has last month hand over what is left, or nothing. */
  onCarry: (isOn: boolean) => void;
  onStep: () => void;
  onEnd: () => void;
}

/** The keypad below the rows, for the one that is planned. */
export function PlanDock(props: PlanDockProps) {
  const { run, onEnd } = props;
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const level = useOverlay(true, onEnd);
  const dock = useFocusInside(run.row.categoryId);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEnd();
  };
  const name = names(run.row.category.name);
  const month = monthName(run.row.date.slice(0, 7), language);
  return (
    <OverlayLevel value={level}>
      <section
        ref={dock}
        className={css["PlanDock"]}
        data-dock=""
        role="group"
        aria-label={t("planning.dock", { name, month })}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
      >
        <Suggestions row={run.row} text={run.text} onTake={props.onTake} onCarry={props.onCarry} />
        <Keys {...props} name={name} />
        <Steps {...props} />
      </section>
    </OverlayLevel>
  );
}

type SuggestionsProps = Pick<Run, "row" | "text"> & Pick<PlanDockProps, "onTake" | "onCarry">;

function Suggestions({ row, text, onTake, onCarry }: SuggestionsProps) {
  const { t } = useTranslation();
  const { choices } = useSuggested(row);
  const leftOver = useLeftOver(row);
  if (choices.length === 0 && leftOver === null) return null;
  return (
    <ChipRow label={t("planning.suggestions")}>
      {choices.map((choice) => (
        <Chip
          key={choice.text}
          text={choice.text}
          pressed={text === typedOf(choice.amount)}
          onClick={() => onTake(typedOf(choice.amount))}
        />
      ))}
      {leftOver && (
        <Chip
          text={leftOver.text}
          pressed={leftOver.isCarried}
          onClick={() => onCarry(!leftOver.isCarried)}
        />
      )}
    </ChipRow>
  );
}

/** Rest of last month: carried already, or offered. Null where there is none. */
function useLeftOver({ categoryId }: PlanningRow) {
  const { t } = useTranslation();
  const { figure } = useFigure();
  const row = useAtomValue(planningRowsAtom).find((each) => each.categoryId === categoryId);
  const rule = useAtomValue(lastRuleAtom)(categoryId);
  const { left } = useAtomValue(suggestionAtom)(categoryId);
  const own = useAtomValue(workspaceAtom)?.currencyCode;
  if (row === undefined) return null;
  const isCarried = rule !== undefined && rule.carry !== "none";
  const amount = isCarried ? row.carried : row.currencyCode === own ? left : null;
  if (amount === null || Number(amount) <= 0) return null;
  const shown = `+${figure(wholeOf(amount, "left"), row.currencyCode)}`;
  return { text: t("planning.carryLeftOver", { amount: shown }), isCarried };
}

function Keys({ run: { row, text }, name, onType, onStep }: PlanDockProps & { name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const value = text ?? typedOf(row.budget);
  const spoken = `${name}, ${amountInWords(amountOf(value), row.currencyCode, language)}`;
  return (
    <>
      <VisuallyHidden aria-live="polite">{useDebounced(spoken, REST_MS)}</VisuallyHidden>
      <Keypad
        value={value}
        isOffered={text === null}
        onChange={onType}
        decimals={currencies.moneyDigits(row.currencyCode)}
        label={t("planning.plannedFor", { name, currency: currencyInWords(row.currencyCode, language) })}
        pointLabel={t("keypad.point")}
        backspaceLabel={t("keypad.backspace")}
        onEnter={onStep}
      />
    </>
  );
}

function Steps({ next, onStep, onEnd }: PlanDockProps) {
  const { t } = useTranslation();
  const names = useNames();
  if (next === undefined) {
    return (
      <Button size="l" block onClick={onEnd}>
        {t("planning.done")}
      </Button>
    );
  }
  return (
    <ButtonRow>
      <Button kind="outline" size="l" onClick={onEnd}>
        {t("planning.done")}
      </Button>
      <Button size="l" grow onClick={onStep}>
        {t("planning.next", { name: names(next.category.name) })}
      </Button>
    </ButtonRow>
  );
}

/** Physical keys go to the keypad: the focus is in the dock, not on the amount that opened it. */
function useFocusInside(categoryId: string) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!dock.current?.contains(document.activeElement)) dock.current?.focus({ preventScroll: true });
  }, [categoryId]);
  return dock;
}
