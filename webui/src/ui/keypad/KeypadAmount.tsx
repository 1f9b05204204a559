import type { ReactNode, Ref } from "react";
import { MINUS, type AmountParts } from "@/domain/rules/base/display";
import { Amount } from "../figures/Amount";
import { totalOf } from "./terms";
import { sumText, typedParts } from "./typedAmount";
import css from "./KeypadAmount.module.css";
import { useDebounced } from "./useDebounced";
import { VisuallyHidden } from "../frame/VisuallyHidden";

const REST_MS = 300;
const LONG_CHARACTERS = 9;

export interface KeypadAmountProps {
  /** Typed amount or sum. */
  text: string;
  /** Any amount of the same currency and language: it lends its symbol. */
  like: AmountParts;
  /** Money that comes in: green, with its plus. */
  isIncome?: boolean;
  /** A balance below zero: its minus. */
  isNegative?: boolean;
  /** "30.10 US dollars": read out once the typing rests. */
  spoken: string;
  /** The next digit takes its place. */
  isSelected?: boolean;
  /** "Amount in US dollars": makes it a stop of the Tab key. */
  label?: string;
  ref?: Ref<HTMLParagraphElement> | undefined;
  /** One fact in the place of the terms of a sum, of one height. */
  children?: ReactNode;
}

/** The typed amount, large, with a caret where the next digit will stand; below a sum its terms. */
export function KeypadAmount({ text, like, spoken, children, ...signs }: KeypadAmountProps) {
  const { isIncome = false, isNegative = false, isSelected = false, label, ref } = signs;
  const parts = typedParts(text, like);
  const sign = isIncome ? "+" : isNegative ? MINUS : "";
  return (
    <div className={css["KeypadAmount"]}>
      <p
        className={css["KeypadAmount-number"]}
        data-length={totalOf(text).length > LONG_CHARACTERS ? "long" : undefined}
        data-selected={isSelected || undefined}
        ref={ref}
        {...(label === undefined
          ? { "aria-hidden": true }
          : { role: "textbox", "aria-label": label, tabIndex: 0, "data-amount": "" })}
      >
        <Amount
          parts={{ ...parts, sign: parts.sign === "" ? sign : parts.sign }}
          tone={isIncome ? "in" : undefined}
          caret={isSelected ? undefined : <i className={css["KeypadAmount-caret"]} />}
        />
      </p>
      {children === undefined ? (
        <p className={css["KeypadAmount-sum"]} aria-hidden="true">
          {sumText(text)}
        </p>
      ) : (
        <div className={css["KeypadAmount-slot"]}>{children}</div>
      )}
      <VisuallyHidden aria-live="polite">{useDebounced(spoken, REST_MS)}</VisuallyHidden>
    </div>
  );
}
