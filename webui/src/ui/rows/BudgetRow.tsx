import { TriangleExclamationPoint } from "lucide-react";
import type { AmountParts } from "@/domain/rules/base/display";
import { Amount } from "../figures/Amount";
import { Bar } from "../figures/Bar";
import { useLongPress } from "../browser/useLongPress";
import css from "./BudgetRow.module.css";
import { Icon } from "../art/Icon";
import type { NamedIcon } from "../art/icons";
import { IconTile } from "../art/IconTile";

export interface BudgetRowProps {
  icon: NamedIcon;
  name: string;
  /** Amount left, or over when the ratio is above 1; without a sign. */
  left: AmountParts;
  /** "left" or "over" */
  leftWord: string;
  /** The word comes before the amount, as in Ukrainian. */
  wordFirst?: boolean;
  /** "$384.20 of $620.00" */
  spentOf: string;
  /** "62%"; may be above 100. */
  percent: string;
  /** "62% spent", for the bar. */
  percentLabel: string;
  /** Spent divided by planned, not capped. */
  ratio: number;
  /** Part of the plan that is still to come. */
  coming?: number;
  /** All of it in words: "Groceries, $235.80 left of $620.00, 62%". */
  label?: string;
  onPress: () => void;
  /** Held for 800 ms, or asked for its menu by mouse or key. */
  onHold: () => void;
}

/** A category with its plan, for lists. */
export function BudgetRow(props: BudgetRowProps) {
  const { icon, ratio } = props;
  const press = useLongPress(props.onPress, props.onHold);
  return (
    <li>
      <button
        type="button"
        className={css["BudgetRow"]}
        data-hue={icon.hue}
        aria-label={props.label}
        {...press}
      >
        <IconTile icon={icon} />
        <span className={css["BudgetRow-main"]}>
          <span className={css["BudgetRow-line"]}>
            <span className={css["BudgetRow-name"]}>{props.name}</span>
            <Left over={ratio > 1} amount={props.left} word={props.leftWord} wordFirst={props.wordFirst} />
          </span>
          <Bar ratio={ratio} coming={props.coming ?? 0} label={props.percentLabel} />
          <span className={css["BudgetRow-line"]}>
            <span className={css["BudgetRow-sub"]}>{props.spentOf}</span>
            <span className={css["BudgetRow-sub"]}>{props.percent}</span>
          </span>
        </span>
      </button>
    </li>
  );
}

interface LeftProps {
  over: boolean;
  amount: AmountParts;
  word: string;
  wordFirst: boolean | undefined;
}

function Left({ over, amount, word, wordFirst = false }: LeftProps) {
  return (
    <span className={css["BudgetRow-left"]} data-over={over || undefined}>
      {over && <Icon glyph={TriangleExclamationPoint} size={16} />}
      {wordFirst && <small>{word}</small>}
      <Amount parts={amount} over={over} />
      {!wordFirst && <small>{word}</small>}
    </span>
  );
}
