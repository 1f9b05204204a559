import { useTranslation } from "@/i18n/useTranslation";
import { partOf } from "@/data/sync/edits";
import type { ConflictField, NotSaved } from "@/state/budget/notSaved";
import type { Authorship } from "@/state/budget/authorship";
import { describe } from "../change/describe";
import { valueText, wordOf } from "../change/fields";
import { useAuthorship } from "../change/useAuthorship";
import { useMoment } from "../change/useMoment";
import { useLabels } from "../change/useLabels";

/** Return the texts for a change that meets another one. */
export function useConflictTexts(change: NotSaved) {
  const { t } = useTranslation();
  const [labels, authorships, moment] = [useLabels(), useAuthorship(change), useMoment()];
  const { operation, when } = change;
  const about = describe(operation, labels);
  const value = (of: unknown, field: string) => valueText(of, labels, operation, field);
  /** A budget of a list has its own category. */
  const categoryOf = (field: string) => {
    const { prefix = "", body } = partOf(operation, field) ?? {};
    return prefix === "" ? undefined : labels.category(String(body?.["categoryId"]));
  };
  return {
    about,
    authorships,
    values: ({ field, was, mine, theirs }: ConflictField) => ({
      was: value(was, field),
      mine: value(mine, field),
      theirs: value(theirs, field),
    }),
    /** "Rainy day · name"; of several budgets the category's, of one the month's. */
    title: (field: string) => {
      const part = partOf(operation, field);
      if (part?.required !== undefined && part.prefix + part.required === field && part.prefix === "") {
        return about.title;
      }
      const name = categoryOf(field)?.name ?? about.title;
      return t("notSaved.titleOf", { name, field: t(`notSaved.field.${wordOf(field)}`) });
    },
    icon: (field: string) => categoryOf(field)?.icon ?? about.icon,
    changedToo: (authorship: Authorship | undefined) => {
      if (authorship?.isOwn === true) return t("notSaved.changedElsewhere");
      return authorship?.name ? t("notSaved.changedBy", { name: authorship.name }) : t("notSaved.changed");
    },
    mineAt: t("notSaved.mineAt", { when: moment(when) }),
    when: moment(when),
    wasAt: (authorship: Authorship | undefined) =>
      authorship === undefined ? t("notSaved.was") : t("notSaved.wasAt", { when: moment(authorship.at) }),
    theirsAt: (authorship: Authorship | undefined) => {
      if (authorship === undefined) return t("notSaved.theirs");
      const at = moment(authorship.at);
      if (authorship.isOwn) return t("notSaved.elsewhereAt", { when: at });
      return authorship.name === null
        ? t("notSaved.theirs")
        : t("notSaved.theirsAt", { name: authorship.name, when: at });
    },
    /** "Olena, today, 12:03" */
    by: (authorship: Authorship | undefined) => {
      if (authorship === undefined) return "";
      const at = moment(authorship.at);
      if (authorship.isOwn) return t("notSaved.setElsewhere", { when: at });
      return authorship.name === null ? at : t("notSaved.setBy", { name: authorship.name, when: at });
    },
  };
}
