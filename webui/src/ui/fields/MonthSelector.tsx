import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../actions/IconButton";
import css from "./MonthSelector.module.css";

export interface MonthSelectorProps {
  /** "December 2026" */
  month: string;
  /** "11 Nov – 10 Dec"; none for calendar months. */
  range?: string | undefined;
  /** "December 2026, 11 November to 10 December" */
  label: string;
  previousLabel: string;
  nextLabel: string;
  onPrevious: () => void;
  onNext: () => void;
  /** The month itself was pressed: let the user choose one. */
  onOpen: () => void;
  /** Control at the right. */
  children?: ReactNode;
}

export function MonthSelector(props: MonthSelectorProps) {
  const { month, range, label, children } = props;
  return (
    <div className={css["MonthSelector"]}>
      <IconButton glyph={ChevronLeft} label={props.previousLabel} edge="start" onClick={props.onPrevious} />
      <button type="button" className={css["MonthSelector-label"]} aria-label={label} onClick={props.onOpen}>
        <b>{month}</b>
        {range && <span>{range}</span>}
      </button>
      <IconButton glyph={ChevronRight} label={props.nextLabel} onClick={props.onNext} />
      {children && <div className={css["MonthSelector-end"]}>{children}</div>}
    </div>
  );
}
