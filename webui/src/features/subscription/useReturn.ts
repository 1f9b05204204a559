import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useSearchParams } from "react-router";
import { useMessage } from "@/i18n/useMessage";
import { useOnce } from "@/parts/forms/useIntent";
import { payByCardAtom, type SubscriptionState } from "@/state/session/subscription";
import { showToast } from "@/ui/overlays/toasts";

/** Handle the return from the provider: `?paid=1` waits for the news, `?card=…` takes the card over. */
export function useReturn(state: SubscriptionState | null): { isPaid: boolean } {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const takeCard = useTakeCard();
  const isPaid = query.get("paid") !== null;
  const card = query.get("card");
  const id = state?.subscription?.stripeSubscriptionId;
  const isActive = state?.hasSubscription === true;
  const forget = useEffectEvent(() => {
    setQuery({}, { replace: true });
  });
  const thank = useEffectEvent(() => {
    showToast({ text: t("subscribe.thanks") });
  });
  const take = useEffectEvent((session: string, subscription: string) => takeCard(session, subscription));
  useEffect(() => {
    if (!isPaid || !isActive) return;
    thank();
    forget();
  }, [isPaid, isActive]);
  useEffect(() => {
    if (card !== null && id !== undefined) void take(card, id).then(forget);
  }, [card, id]);
  return { isPaid };
}

function useTakeCard() {
  const { t } = useTranslation();
  const message = useMessage();
  const once = useOnce();
  const take = useSetAtom(payByCardAtom);
  return async (session: string, subscription: string): Promise<void> => {
    const taken = await once(() => take(session, subscription));
    if (taken === null) return;
    if (!taken.ok) showToast({ text: message(taken.code, taken.params), tone: "error" });
    else showToast({ text: t(taken.data ? "subscribe.cardChanged" : "subscribe.cardNotEntered") });
  };
}
