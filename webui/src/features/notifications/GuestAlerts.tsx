import { useTranslation } from "@/i18n/useTranslation";
import { RowGroup } from "@/parts/RowGroup";
import { guestAlertsAtom } from "@/state/session/alerts";
import { useAtom } from "@/state/useAtomValue";
import { LevelRows } from "./MoneyRows";

/** A guest's alerts: toasts of this device. */
export function GuestAlerts() {
  const { t } = useTranslation();
  const [chosen, choose] = useAtom(guestAlertsAtom);
  return (
    <>
      <RowGroup title={t("alerts.money")}>
        <LevelRows values={chosen} onChange={choose} />
      </RowGroup>
      <p>{t("alerts.guestText")}</p>
    </>
  );
}
