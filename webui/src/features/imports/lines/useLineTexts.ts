import { useCallback } from "react";
import type { AmountParts } from "@/domain";
import { dayNumeric } from "@/i18n/dates";
import type { Translate } from "@/i18n/translate";
import { useMessage } from "@/i18n/useMessage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { tagsText } from "@/parts/tags/tagsText";
import type { PreviewedLine } from "@/state/budget/imports";
import { isBookable } from "./edits";

export interface LineTexts {
  readonly title: string;
  readonly sub: string;
  readonly amount: AmountParts | null;
  /** Purpose of a tick. */
  readonly label: string;
}

/** Return the texts of a line: its note, its payee, or its number where it has neither, and its booking or why there is none. */
export function useLineTexts(): (line: PreviewedLine) => LineTexts {
  const { t } = useTranslation();
  const [message, money, names] = [useMessage(), useMoney(), useNames()];
  return useCallback(
    (line) => {
      const { day, amount, currencyCode, accountId } = line;
      const parts =
        amount !== null && currencyCode !== null && accountId !== null
          ? money(amount, currencyCode, { signed: true })
          : null;
      const title = line.note || line.payee || t("imports.line", { line: line.line });
      const label = [title, parts?.text].filter((part) => part !== undefined).join(", ");
      if (!isBookable(line)) {
        const why = message(line.code ?? "");
        const sub = line.text === "" ? why : t("imports.saysWrong", { text: line.text, why });
        return { title, sub, amount: parts, label };
      }
      const named = [day === null ? "" : dayNumeric(day), bookedAs(line, t, names)];
      const facts = [...named, line.payee === title ? "" : line.payee, tagsText(line.tags)];
      return { title, sub: facts.filter((fact) => fact !== "").join(" · "), amount: parts, label };
    },
    [t, message, money, names],
  );
}

/** As Groceries, income, to Savings. */
function bookedAs(line: PreviewedLine, t: Translate, names: (name: string) => string): string {
  const { kind, category, parts, otherAccountName, amount } = line;
  if (kind === "income") return t("imports.income");
  if (kind === "transfer") {
    const account = names(otherAccountName);
    return amount?.startsWith("-") ? t("imports.to", { account }) : t("imports.from", { account });
  }
  const categories = parts.length > 0 ? parts.map((part) => part.category) : [category ?? ""];
  const named = [...new Set(categories)].map(names).join(", ");
  return named === "" ? "" : t("imports.as", { category: named });
}
