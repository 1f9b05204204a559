import { useAtomValue } from "@/state/useAtomValue";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useRunLoading } from "@/parts/useRunLoading";
import { accountByIdAtom } from "@/state/budget/accounts";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { loadMonthEndAtom, monthEndAtom, monthEndRunAtom } from "@/state/budget/statistics";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";

/** The accounts once it is known how they stood; of the running month they are. */
export function MonthEnd({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const load = useRunLoading(monthEndRunAtom, loadMonthEndAtom, useAtomValue(accountByIdAtom));
  const isPast = useAtomValue(isPastMonthAtom);
  const state = useAtomValue(monthEndAtom);
  if (!isPast) return children;
  switch (state.kind) {
    case "loading":
      return <SkeletonRows count={4} label={t("states.loading")} />;
    case "failed":
      return <Failed isOffline={state.isOffline} onRetry={load} />;
    case "ready":
      return (
        <>
          {state.isOld && <Banner glyph={CloudOff} inset text={t("month.old")} />}
          {children}
        </>
      );
  }
}

function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = isOffline ? "offline" : "failed";
  return (
    <EmptyState art="list" title={t(`accounts.past.${kind}Title`)} text={t(`accounts.past.${kind}Text`)}>
      <Button size="l" onClick={onRetry}>
        {t("actions.retry")}
      </Button>
    </EmptyState>
  );
}
