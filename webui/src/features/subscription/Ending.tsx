import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { useMessage } from "@/i18n/useMessage";
import { onlineAtom } from "@/state/connection";
import { setEndingAtom, type Subscription } from "@/state/session/subscription";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { Section } from "@/ui/rows/Section";
import { dayOf } from "./days";
import css from "./Subscription.module.css";

interface EndingProps {
  subscription: Subscription;
}

/** Ends it with what is paid, after a question that names the day; or has a cancelled one go on. */
export function Ending({ subscription }: EndingProps) {
  const { t } = useTranslation();
  const day = dayNumeric(dayOf(subscription.currentPeriodEnd));
  const { busy, setEnding } = useSetEnding(subscription, day);
  const isOnline = useAtomValue(onlineAtom);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (subscription.cancelAtPeriodEnd) {
    return (
      <Button size="l" block busy={busy} disabled={!isOnline} onClick={() => void setEnding(false)}>
        {t("subscribe.keep")}
      </Button>
    );
  }
  return (
    <Section>
      <Button kind="danger-text" block busy={busy} disabled={!isOnline} onClick={() => setAsking(true)}>
        {t("subscribe.cancel")}
      </Button>
      <p className={css["Pay-note"]}>
        {isOnline ? t("subscribe.cancelText", { day }) : t("subscribe.offline")}
      </p>
      <ConfirmDialog
        open={asking}
        danger
        title={t("subscribe.cancelTitle")}
        text={t("subscribe.cancelConfirmText", { day })}
        cancelLabel={t("subscribe.keep")}
        confirmLabel={t("subscribe.cancelConfirm")}
        onCancel={close}
        onConfirm={() => {
          close();
          void setEnding(true);
        }}
      />
    </Section>
  );
}

function useSetEnding({ stripeSubscriptionId }: Subscription, day: string) {
  const { t } = useTranslation();
  const message = useMessage();
  const send = useSetAtom(setEndingAtom);
  const [busy, setBusy] = useState(false);
  async function setEnding(isEnding: boolean): Promise<void> {
    setBusy(true);
    const outcome = await send(stripeSubscriptionId, isEnding);
    setBusy(false);
    if (!outcome.ok) showToast({ text: message(outcome.code, outcome.params), tone: "error" });
    else showToast({ text: isEnding ? t("subscribe.cancelled", { day }) : t("subscribe.kept") });
  }
  return { busy, setEnding };
}
