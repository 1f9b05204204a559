import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { tagsText } from "@/parts/tags/tagsText";
import { categoryByIdAtom } from "@/state/budget/categories";
import type { ImportRule } from "@/state/budget/importRules";

/** Return the texts of a rule: "Note contains “silpo”", "as Food · Сільпо · #home". */
export function useRuleTexts() {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  return ({
    field = "note",
    match = "contains",
    text,
    category,
    categoryId,
    payee,
    tags = [],
  }: ImportRule) => {
    const named = category ?? categories.get(categoryId ?? "")?.name ?? "";
    const given = [names(named), payee ?? "", tagsText(tags)].filter((each) => each !== "");
    return {
      title: t(`imports.ruleOf.${field}.${match}`, { text }),
      sub: t("imports.as", { category: given.join(" · ") }),
    };
  };
}
