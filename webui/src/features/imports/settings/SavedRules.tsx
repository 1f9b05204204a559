import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import {
  changeImportRulesAtom,
  importRulesAtom,
  readImportRulesAtom,
  type ImportRule,
} from "@/state/budget/importRules";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useNames } from "@/i18n/useNames";
import { tagsText } from "@/parts/tags/tagsText";
import { categoryByIdAtom } from "@/state/budget/categories";
import { RemovableRow, useRemoval } from "./RemovableRow";
import { RuledSheet } from "./RuledSheet";

/** Rules of the workspace for what is imported: category, payee and tags by a note or a payee. */
export function SavedRules() {
  const { t } = useTranslation();
  const rules = useRules();
  const texts = useRuleTexts();
  const remove = useRemoval();
  const change = useSetAtom(changeImportRulesAtom);
  if (rules.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("imports.rules")} />
      <ListGroup label={t("imports.rules")}>
        {rules.map((rule, place) => {
          const { title, sub } = texts(rule);
          const isOther = (each: typeof rule) => JSON.stringify(each) !== JSON.stringify(rule);
          const without = () => change((now) => now.filter(isOther));
          const again = () => change((now) => now.toSpliced(place, 0, rule));
          return (
            <RemovableRow
              key={JSON.stringify(rule)}
              title={title}
              sub={sub}
              onRemove={remove(title, without, again)}
            />
          );
        })}
      </ListGroup>
      <LookAtEntries />
    </Section>
  );
}

/** The way to the booked entries that the rules would change. */
function LookAtEntries() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" disabled={!isOnline} onClick={() => setOpen(true)}>
        {t("imports.ruled.look")}
      </Button>
      <RuledSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function useRules() {
  const read = useSetAtom(readImportRulesAtom);
  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
  }, []);
  return useAtomValue(importRulesAtom) ?? [];
}

/** Return the texts of a rule: "Note contains “silpo”", "as Food · Сільпо · #home". */
function useRuleTexts() {
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
