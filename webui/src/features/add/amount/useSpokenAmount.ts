import { amountInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { termsOf, totalOf } from "@/ui/keypad/terms";

/** Return a function that says a typed amount: "30.10 US dollars", of a sum "25.60 plus 4.50, 30.10 US dollars". */
export function useSpokenAmount() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (text: string, currencyCode: string): string => {
    const total = amountInWords(totalOf(text), currencyCode, language);
    const [first, ...others] = termsOf(text);
    if (first === undefined || others.length === 0) return total;
    const sum = others.reduce(
      (said, { operator, text: term }) =>
        t(operator === "-" ? "add.lessTerm" : "add.plusTerm", { sum: said, term }),
      first.text,
    );
    return t("add.sumSpoken", { sum, total });
  };
}
