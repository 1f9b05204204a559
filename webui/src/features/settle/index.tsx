import { useAtomValue } from "@/state/useAtomValue";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { shares } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useStanding } from "@/parts/entry/useStanding";
import { useSettlement } from "@/parts/shares/useSettlement";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { CloudOff } from "lucide-react";
import { AllEven } from "./AllEven";
import { Balances } from "./Balances";
import { paymentOf } from "./booked";
import { OwedHero } from "./OwedHero";
import { Payments } from "./Payments";
import { RecordSheet } from "./RecordSheet";

/** Debts between members, the fewest payments that settle it, and the way to record one. */
export default function SettlePage() {
  const { t } = useTranslation();
  const { settlement, failure, again } = useSettlement();
  const canEdit = useAtomValue(canEditAtom);
  const [payment, setPayment] = useState<shares.Payment | null>(null);
  const corrected = useCorrected();
  const recorded = useMemo(() => payment && { payment, standing: null }, [payment]);
  return (
    <>
      <PageBar title={t("settle.title")} backLabel={t("actions.back")} onBack={useBack("/history")} />
      <Page>
        {settlement === null &&
          (failure === null ? (
            <SkeletonRows count={3} label={t("states.loading")} />
          ) : (
            <Banner glyph={CloudOff} inset text={t("settle.failed")}>
              <Button kind="text" onClick={again}>
                {t("actions.retry")}
              </Button>
            </Banner>
          ))}
        {settlement !== null && settlement.payments.length === 0 && <AllEven />}
        {settlement !== null && settlement.payments.length > 0 && (
          <>
            <OwedHero balances={settlement.balances} />
            <Payments payments={settlement.payments} onRecord={canEdit ? setPayment : undefined} />
            <Balances balances={settlement.balances} />
          </>
        )}
      </Page>
      <RecordSheet
        recorded={canEdit ? (recorded ?? corrected.recorded) : null}
        onSaving={corrected.setSaving}
        onClose={() => {
          setPayment(null);
          corrected.close();
        }}
      />
    </>
  );
}

/** Return the booked payment that the address asks to correct (`?edit=id`). */
function useCorrected() {
  const [query, setQuery] = useSearchParams();
  const id = query.get("edit");
  // The payment that is corrected here is another one a moment before the sheet closes.
  const [isSaving, setSaving] = useState(false);
  const standing = useStanding(id, isSaving);
  const origin = standing?.present.kind === "settlement" ? standing.origin : undefined;
  const payment = useMemo(() => origin && paymentOf(origin), [origin]);
  return {
    recorded: standing === null || payment === undefined ? null : { payment, standing },
    setSaving,
    close: () => {
      setSaving(false);
      if (id !== null) setQuery({}, { replace: true });
    },
  };
}
