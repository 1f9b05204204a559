import { useAtomValue } from "@/state/useAtomValue";
import { shares, statistics } from "@/domain";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { membersAtom } from "@/state/budget/members";
import { useMemberNames } from "./useMembers";

/** Describe a rule: "Equally", "You 60%, Olena 40%"; null is the workspace's. */
export function useRuleText(): (rule: shares.Rule | null) => string {
  const { t } = useTranslation();
  const { nameOf, isMe, calledName } = useMemberNames();
  const percent = usePercent();
  const members = useAtomValue(membersAtom);
  return (rule) => {
    if (rule === null) return t("sharing.asWorkspace");
    if (rule.kind === "only" && rule.userId != null) {
      return isMe(rule.userId)
        ? t("sharing.youBearAll")
        : t("sharing.bearsAll", { name: calledName(rule.userId) });
    }
    if (rule.kind !== "parts") return t(`sharing.kind.${rule.kind}`);
    const parts = Object.entries(shares.partsOf(rule, members));
    const percents = statistics.shares(parts.map(([, part]) => BigInt(part)));
    const texts = parts.map(([id], index) =>
      t("sharing.percent", { name: nameOf(id), percent: percent(percents[index] ?? 0) }),
    );
    return texts.length === 0 ? t("sharing.kind.none") : texts.join(", ");
  };
}
