import { useSetAtom } from "jotai";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Explained } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { explainedAtom } from "@/state/budget/explained";
import { Icon } from "@/ui/art/Icon";
import css from "./WhyButton.module.css";

export interface WhyButtonProps {
  about: Explained;
  /** The number as it is shown: "$263.74". */
  amount: string;
  /** Text that the number stands in; without it the button is the ⓘ alone. */
  text?: string | undefined;
  /** Shown in place of the text and the ⓘ: the number itself. */
  children?: ReactNode;
}

function kindOf({ text, children }: Pick<WhyButtonProps, "text" | "children">) {
  if (children !== undefined) return "number";
  return text === undefined ? "sign" : "text";
}

/** Opens the sum behind a number of the chosen month. */
export function WhyButton({ about, amount, text, children }: WhyButtonProps) {
  const { t } = useTranslation();
  const explain = useSetAtom(explainedAtom);
  const why = t("month.why", { amount });
  return (
    <button
      type="button"
      className={css["WhyButton"]}
      aria-label={text === undefined ? why : `${text}. ${why}`}
      data-kind={kindOf({ text, children })}
      onClick={() => explain(about)}
    >
      {children ?? (
        <>
          {text}
          <Icon glyph={Info} size={16} />
        </>
      )}
    </button>
  );
}
