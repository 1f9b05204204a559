import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { shares } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { useSettlement } from "@/parts/shares/useSettlement";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { entryByIdAtom } from "@/state/budget/history";
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
  const recorded = useMemo(() => payment && { payment, replaced: null }, [payment]);
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
  const close = () => {
    if (id !== null) setQuery({}, { replace: true });
  };
  const found = useAtomValue(entryByIdAtom)(id ?? "");
  const entry = useKeptThing(found?.kind === "settlement" ? found : undefined, id !== null, close);
  const recorded = useMemo(
    () => (entry === undefined || id === null ? null : { payment: paymentOf(entry), replaced: entry }),
    [entry, id],
  );
  return { recorded, close };
}
