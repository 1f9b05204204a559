import { useTranslation } from "@/i18n/useTranslation";
import { now } from "@/data/device/clock";
import { dayNumeric } from "@/i18n/dates";
import type { Subscription } from "@/state/session/subscription";
import { Hero } from "@/ui/figures/Hero";
import { dayOf } from "./days";

/** Former subscription: the last paid day, or when it ended; without one, the benefits. */
export function Past({ last }: { last: Subscription | null }) {
  const { t } = useTranslation();
  const until = last?.entitledUntil ?? last?.currentPeriodEnd;
  const isOver = until !== undefined && Date.parse(until) <= Date.parse(now());
  if (until !== undefined && (isOver || last?.entitledUntil)) {
    return (
      <Hero
        label={t(isOver ? "subscribe.ended" : "subscribe.ends")}
        amount={dayNumeric(dayOf(until))}
        sub={t(isOver ? "subscribe.endedText" : "subscribe.keptUntil")}
      />
    );
  }
  return (
    <Hero label={t("subscribe.title")} amount={t("subscribe.promise")} sub={t("subscribe.promiseText")} />
  );
}
