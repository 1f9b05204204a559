import { useEffect, useRef, type KeyboardEvent } from "react";
import { currencies } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import type { PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Keypad } from "@/ui/keypad/Keypad";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { OverlayLevel, useOverlay } from "@/ui/overlays/useOverlay";
import css from "./PlanDock.module.css";
import type { Run } from "./useRun";
import { useSuggested } from "./useSuggested";

const REST_MS = 300;

export interface PlanDockProps {
  run: Run;
  /** None after the last row. */
  next: PlanningRow | undefined;
  onType: (text: string) => void;
  onTake: (text: string) => void;
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
        role="group"
        aria-label={t("planning.dock", { name, month })}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
      >
        <Suggestions row={run.row} text={run.text} onTake={props.onTake} />
        <Keys {...props} name={name} />
        <Steps {...props} />
      </section>
    </OverlayLevel>
  );
}

function Suggestions({ row, text, onTake }: Pick<Run, "row" | "text"> & Pick<PlanDockProps, "onTake">) {
  const { t } = useTranslation();
  const { choices } = useSuggested(row);
  if (choices.length === 0) return null;
  return (
    <ChipRow label={t("planning.suggestions")}>
      {choices.map((choice) => (
        <Chip
          key={choice.text}
          text={choice.text}
          pressed={text === typedOf(choice.amount)}
          onClick={() => {
            onTake(typedOf(choice.amount));
          }}
        />
      ))}
    </ChipRow>
  );
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
