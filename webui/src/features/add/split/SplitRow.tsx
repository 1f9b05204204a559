import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { money, type Money } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryView } from "@/state/budget/categories";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { isPart, typedParts } from "@/ui/keypad/typedAmount";
import type { DraftLine } from "./draftLines";
import css from "./Split.module.css";

export interface SplitRowProps {
  line: DraftLine;
  category: CategoryView | undefined;
  amount: Money;
  currency: string;
  /** The keys go to its amount. */
  isActive: boolean;
  /** The last: it gets the rest. */
  isRest: boolean;
  /** Its category and note. */
  onOpen: () => void;
  onType: () => void;
}

/** A line of a split: its category and note, and its amount to be typed; that of the last is the rest. */
export function SplitRow({ line, category, amount, currency, onOpen, ...row }: SplitRowProps) {
  const { t } = useTranslation();
  const names = useNames();
  const name = category === undefined ? t("add.noCategory") : names(category.name);
  const note = line.note.trim();
  const sub = row.isRest ? t("add.split.getsRest") : note === "" ? t("add.noteAdd") : note;
  return (
    <li className={css["SplitRow"]}>
      <button
        type="button"
        className={css["SplitRow-open"]}
        aria-label={t("add.split.lineChange", { name, note: note === "" ? "" : `, ${note}` })}
        onClick={onOpen}
      >
        <IconTile icon={categoryIcon(category?.icon ?? "")} />
        <span className={css["SplitRow-text"]}>
          <b>
            <span>{name}</span>
            <Icon glyph={ChevronDown} size={16} />
          </b>
          <small>{row.isRest && note !== "" ? note : sub}</small>
        </span>
      </button>
      {row.isRest ? (
        <Rest name={name} amount={amount} currency={currency} />
      ) : (
        <Typed name={name} text={line.text} amount={amount} currency={currency} {...row} />
      )}
    </li>
  );
}

interface AmountProps extends Pick<SplitRowProps, "amount" | "currency"> {
  name: string;
}

/** Rest for the last line; below zero the amount by which the others are too much. */
function Rest({ name, amount, currency }: AmountProps) {
  const { t } = useTranslation();
  const { whole, fraction, text } = useMoney()(money.formatText(money.abs(amount)), currency);
  const isOver = amount < money.ZERO;
  const over = t("add.split.tooMuch", { amount: text });
  return (
    <span className={css["SplitRow-rest"]} data-over={isOver || undefined}>
      <span aria-hidden="true">{isOver ? over : t("add.split.rest", { amount: whole + fraction })}</span>
      <VisuallyHidden>
        {isOver ? over : t("add.split.restSpoken", { name, amount: whole + fraction })}
      </VisuallyHidden>
    </span>
  );
}

type TypedProps = AmountProps & { text: string } & Pick<SplitRowProps, "isActive" | "onType">;

/** The typed amount, or the percent that was typed; a press sends the keys here. */
function Typed({ name, text, amount, currency, isActive, onType }: TypedProps) {
  const { t } = useTranslation();
  const [show, percent] = [useMoney(), usePercent()];
  const id = useId();
  const { whole, fraction } = show(money.formatText(amount), currency);
  const part = isPart(text) ? percent(text.slice(0, -1)) : null;
  const typed = typedParts(text, show("0", currency));
  const label = t("add.split.amountLabel", { name, amount: whole + fraction });
  return (
    <button
      type="button"
      id={id}
      className={css["SplitRow-amount"]}
      data-focused={isActive || undefined}
      aria-label={part === null ? label : `${label}, ${part}`}
      aria-pressed={isActive}
      onClick={onType}
    >
      <span>
        {isActive ? (part ?? typed.whole + typed.fraction) : whole + fraction}
        {isActive && <i className={css["SplitRow-caret"]} />}
      </span>
      {part !== null && <small>{isActive ? whole + fraction : part}</small>}
    </button>
  );
}
