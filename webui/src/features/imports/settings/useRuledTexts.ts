import { dayNumeric } from "@/i18n/dates";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { tagsText } from "@/parts/tags/tagsText";
import type { RuledEntry } from "@/state/budget/importRules";

/** Return the texts of an entry that rules would change: "Weekly shop", "22.11.2026 · Food → Home · #family". */
export function useRuledTexts(): (entry: RuledEntry) => { title: string; sub: string } {
  const { t } = useTranslation();
  const names = useNames();
  return ({ note, localDay, before, after }) => {
    const day = dayNumeric(localDay);
    const title = [note, before.payee, names(before.category ?? ""), day].find((text) => text !== "");
    const added = after.tags.filter((tag) => !before.tags.includes(tag));
    const changes = [
      changed(names(before.category ?? ""), names(after.category ?? "")),
      changed(before.payee, after.payee),
      tagsText(added),
    ].filter((text) => text !== "");
    return { title: title ?? day, sub: [day, ...changes].join(" · ") };

    function changed(was: string, is: string): string {
      if (was === is) return "";
      return was === "" ? is : t("imports.ruled.changed", { before: was, after: is });
    }
  };
}
