import { statistics, type shares } from "@/domain";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { hueOf } from "@/ui/art/hue";
import css from "./Shares.module.css";
import { useMemberNames } from "./useMembers";

const GAP_PERCENT = 0.6;

/** Parts of members beside each other, as wide as they are large. */
export function SharesBar({ parts }: { parts: shares.Weights }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { nameOf } = useMemberNames();
  const shown = Object.entries(parts).filter(([, part]) => part > 0);
  const percents = statistics.shares(shown.map(([, part]) => BigInt(part)));
  const label = shown.map(([id], index) =>
    t("sharing.percent", { name: nameOf(id), percent: percent(percents[index] ?? 0) }),
  );
  const starts = percents.map((_, index) => percents.slice(0, index).reduce((sum, each) => sum + each, 0));
  return (
    <svg className={css["SharesBar"]} role="img" aria-label={label.join(", ")}>
      {shown.map(([id], index) => (
        <rect
          key={id}
          data-hue={hueOf(id)}
          x={`${String(starts[index] ?? 0)}%`}
          width={`${String(Math.max((percents[index] ?? 0) - GAP_PERCENT, 0))}%`}
          height="8"
        />
      ))}
    </svg>
  );
}
