import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useMemberNames } from "@/parts/shares/useMembers";
import { useRuleText } from "@/parts/shares/useRuleText";
import type { ChangeSet } from "@/state/budget/activity";
import { workspaceAtom } from "@/state/budget/workspace";
import { describe } from "./describe";
import { type Described } from "./describeRows";

export function useDescribed(): (changeSet: ChangeSet) => Described {
  const { t } = useTranslation();
  const [language, names] = [useLanguage(), useNames()];
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const { nameOf: member } = useMemberNames();
  const rule = useRuleText();
  return (changeSet) => describe(changeSet, { t, language, names, currencyCode, member, rule });
}
