import { useTranslation } from "@/i18n/useTranslation";
import { partOf } from "@/data/sync/edits";
import type { ConflictField, NotSaved } from "@/state/budget/notSaved";
import type { Deed } from "@/state/budget/meanwhile";
import { describe } from "../change/describe";
import { valueText, wordOf } from "../change/fields";
import { useDeeds } from "../change/useDeeds";
import { useMoment } from "../change/useMoment";
import { useThings } from "../change/useThings";

/** Return the texts for a change that meets another one. */
export function useConflictTexts(change: NotSaved) {
  const { t } = useTranslation();
  const [things, deeds, moment] = [useThings(), useDeeds(change), useMoment()];
  const { operation, when } = change;
  const about = describe(operation, things);
  const value = (of: unknown, field: string) => valueText(of, things, operation, field);
  /** A budget of a list has its own category. */
  const categoryOf = (field: string) => {
    const { prefix = "", body } = partOf(operation, field) ?? {};
    return prefix === "" ? undefined : things.category(String(body?.["categoryId"]));
  };
  return {
    about,
    deeds,
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
    changedToo: (deed: Deed | undefined) => {
      if (deed?.isOwn === true) return t("notSaved.changedElsewhere");
      return deed?.name ? t("notSaved.changedBy", { name: deed.name }) : t("notSaved.changed");
    },
    mineAt: t("notSaved.mineAt", { when: moment(when) }),
    when: moment(when),
    wasAt: (deed: Deed | undefined) =>
      deed === undefined ? t("notSaved.was") : t("notSaved.wasAt", { when: moment(deed.at) }),
    theirsAt: (deed: Deed | undefined) => {
      if (deed === undefined) return t("notSaved.theirs");
      const at = moment(deed.at);
      if (deed.isOwn) return t("notSaved.elsewhereAt", { when: at });
      return deed.name === null
        ? t("notSaved.theirs")
        : t("notSaved.theirsAt", { name: deed.name, when: at });
    },
    /** "Olena, today, 12:03" */
    by: (deed: Deed | undefined) => {
      if (deed === undefined) return "";
      const at = moment(deed.at);
      if (deed.isOwn) return t("notSaved.setElsewhere", { when: at });
      return deed.name === null ? at : t("notSaved.setBy", { name: deed.name, when: at });
    },
  };
}
