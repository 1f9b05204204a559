import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import { money, months, type Carry, type Operation } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { amountOf } from "@/parts/forms/typedMoney";
import { useFailureToast } from "@/parts/useFailureToast";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { PlanningRow } from "@/state/budget/planning";
import { lastRuleAtom } from "@/state/budget/suggestions";
import type { Outcome } from "@/state/outcome";

type SetCarryOver = Extract<Operation, { readonly name: "setCarryOver" }>;

/** A walk through the rows, one amount after the other. */
export interface Run {
  /** The row whose turn it is, as it was when that came. */
  readonly row: PlanningRow;
  /** Null: nothing typed, the old amount stands selected. */
  readonly text: string | null;
  /** The order in which the rows stood at the start: saving may change which are over. */
  readonly ids: readonly string[];
  /** Changed rows, as they were before the run. */
  readonly before: ReadonlyMap<string, PlanningRow>;
  /** Changes that take back what was decided about leftovers, by category. */
  readonly rules: ReadonlyMap<string, SetCarryOver>;
}

/** Plans rows in place: each step saves, and one Undo takes the whole run back. */
export function useRun(rows: readonly PlanningRow[]) {
  const [run, setRun] = useState<Run | null>(null);
  const [save, offerUndo] = [useSave(), useOfferUndo()];
  const [saveRule, tellFailure] = [useSaveRule(), useFieldFailure()];
  const end = (ended: Run) => {
    setRun(null);
    if (ended.before.size + ended.rules.size > 0) offerUndo(ended);
  };
  const settled = (current: Run, text = current.text): Run => {
    const { row, before } = current;
    const budget = text === null ? row.budget : amountOf(text);
    if (money.parse(budget) === money.parse(row.budget)) return current;
    void save(row, budget).then(tellFailure);
    return { ...current, before: new Map([[row.categoryId, row], ...before]) };
  };
  const nextOf = ({ ids, row }: Run): PlanningRow | undefined =>
    ids
      .slice(ids.indexOf(row.categoryId) + 1)
      .map((id) => rows.find(({ categoryId }) => categoryId === id))
      .find((row) => row !== undefined && !row.category.deleted);
  const step = (current: Run, text = current.text) => {
    const next = nextOf(current);
    const saved = settled(current, text);
    if (next === undefined) end(saved);
    else setRun({ ...saved, row: next, text: null });
  };
  const leave = useEffectEvent(() => {
    if (run !== null) end(settled(run));
  });
  useEffect(() => () => leave(), []);
  return {
    run,
    next: run === null ? undefined : nextOf(run),
    start: (row: PlanningRow) => {
      const ids = run?.ids ?? rows.map(({ categoryId }) => categoryId);
      if (run === null) setRun({ row, text: null, ids, before: new Map(), rules: new Map() });
      else if (run.row.categoryId !== row.categoryId) setRun({ ...settled(run), row, text: null });
    },
    type: (text: string) => {
      if (run !== null) setRun({ ...run, text });
    },
    /** Sets an amount and goes on; on the last row it stays, so that the amount is seen. */
    take: (text: string) => {
      if (run === null) return;
      if (nextOf(run) === undefined) setRun({ ...run, text });
      else step(run, text);
    },
    /** Has last month hand over what is left, or nothing. */
    carry: (isOn: boolean) => {
      if (run === null) return;
      const { categoryId } = run.row;
      const undo = run.rules.get(categoryId) ?? saveRule.present(run.row);
      void saveRule.set(run.row, isOn, undo).then(tellFailure);
      setRun({ ...run, rules: new Map([...run.rules, [categoryId, undo]]) });
    },
    step: () => {
      if (run !== null) step(run);
    },
    end: () => {
      if (run !== null) end(settled(run));
    },
  };
}

/** Says what is wrong with a field that nobody sees here; other failures are announced by `dispatchAtom`. */
function useFieldFailure() {
  const tell = useFailureToast();
  return (outcome: Outcome) => {
    if (!outcome.ok && Object.keys(outcome.fields).length > 0) tell(outcome);
  };
}

function useSave() {
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  return ({ id, categoryId, date, currencyCode }: PlanningRow, budget: string) => {
    const body = { categoryId, date, budget, currencyCode };
    return dispatch({ name: "setPlanning", id: id ?? newId("plan"), body });
  };
}

/** The rule of last month decides what the chosen one gets. */
function useSaveRule() {
  const dispatch = useSetAtom(dispatchAtom);
  const ruleOf = useAtomValue(lastRuleAtom);
  const rule = (
    { categoryId, date }: PlanningRow,
    { carry, cap }: { readonly carry: Carry; readonly cap: string | null },
  ): SetCarryOver => {
    const from = months.firstDate(months.add(date.slice(0, 7), -1));
    return { name: "setCarryOver", body: { categoryId, from, carry, cap } };
  };
  return {
    present: (row: PlanningRow) => rule(row, ruleOf(row.categoryId) ?? { carry: "none", cap: null }),
    /** Has all go on again that went on before the run, else what is left; or nothing. */
    set: (row: PlanningRow, isOn: boolean, before: SetCarryOver) => {
      const carrying = before.body.carry === "none" ? rule(row, { carry: "left", cap: null }) : before;
      return dispatch(isOn ? carrying : rule(row, { carry: "none", cap: null }));
    },
  };
}

function useOfferUndo() {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const offer = useUndoToast();
  return ({ before, rules }: Run) => {
    const planningsCategories = [...before.values()].map(({ categoryId, budget, currencyCode }) => ({
      categoryId,
      budget,
      currencyCode,
    }));
    const [row] = before.values();
    const text =
      row === undefined
        ? t("planning.changedLeftovers")
        : t("planning.changedBudgets", { count: before.size });
    offer(text, async () => {
      for (const undo of rules.values()) await dispatch(undo);
      if (row !== undefined) {
        await dispatch({ name: "setPlannings", body: { date: row.date, planningsCategories } });
      }
    });
  };
}
