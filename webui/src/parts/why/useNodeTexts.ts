import { useAtomValue } from "@/state/useAtomValue";
import { months, rates, type Explained, type Explanation } from "@/domain";
import { fraction, fromDecimal } from "@/domain/rules/base/fractions";
import { dayShort, monthInWords, monthWord } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoryByIdAtom } from "@/state/budget/categories";
import { monthAtom } from "@/state/budget/month";

const NAMED_MAX = 2;

/** Return the name of a part of a number, and what is to be known of it: its rate, its entries, its categories. */
export function useNodeTexts({ categoryId: explained }: Explained) {
  const [title, rate, parts] = [useTitle(), useRate(), useParts()];
  const { t } = useTranslation();
  const money = useMoney();
  return (node: Explanation) => {
    const { code, count, original } = node;
    const missing = code === "notConverted" && original !== null;
    const facts = missing
      ? [t("why.noRate", { amount: money(original.amount, original.currencyCode).text })]
      : [...rate(node), ...(count === null ? [] : [t("why.entries", { count })]), ...parts(node)];
    return { title: title(node, explained), sub: facts.join(" · ") };
  };
}

function useTitle() {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const [shown, categories] = [useAtomValue(monthAtom), useAtomValue(categoryByIdAtom)];
  return ({ code, categoryId, month }: Explanation, explained: string | null): string => {
    const key = month === null ? shown : month.slice(0, 7);
    const name = categories.get(categoryId ?? "")?.name;
    switch (code) {
      case "budget":
        return t("why.plannedFor", { month: monthWord(key, language) });
      case "carried":
        return t("why.carriedFrom", { month: monthInWords(months.add(key, -1), language) });
      case "spent":
        return month === null ? t("why.spent") : t("why.spentIn", { month: monthWord(key, language) });
      case "category":
      case "notConverted":
        if (name !== undefined) return names(name);
        return explained === null ? t("why.noCategory") : t("why.notCounted");
      case "available":
      case "free":
      case "notCarried":
      case "rounding":
      case "setAside":
      case "upcoming":
        return t(`why.${code}`);
    }
  };
}

/** "₴1 245.60", "$1 = ₴41.52", "rate of 20 Nov": a rate is said the way round that it is above 1. */
function useRate() {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  return ({ original, rate, rateDate, currencyCode }: Explanation): string[] => {
    if (original === null || rate === null || rateDate === null) return [];
    const [own, other] = [currencyCode, original.currencyCode];
    const isBelowOne = Number(rate) < 1;
    const value = isBelowOne ? rates.quotient(fraction(1n), fromDecimal(rate)) : rate;
    const [source, target] = isBelowOne ? [own, other] : [other, own];
    return [
      money(original.amount, original.currencyCode).text,
      rateText(value, source, target, language),
      t("why.rateOf", { day: dayShort(rateDate, language) }),
    ];
  };
}

/** The categories that a part is made of: by name as long as they are few. */
function useParts() {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  return ({ children }: Explanation): string[] => {
    const own = children.filter(({ code }) => code === "category");
    if (own.length > NAMED_MAX) return [t("why.categories", { count: own.length })];
    const known = own.map(({ categoryId }) => categories.get(categoryId ?? "")?.name);
    return [known.map((name) => (name === undefined ? t("why.noCategory") : names(name))).join(", ")].filter(
      (text) => text !== "",
    );
  };
}
