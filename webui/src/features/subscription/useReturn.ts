import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useSearchParams } from "react-router";
import { useMessage } from "@/i18n/useMessage";
import { useOnce } from "@/parts/forms/useIntent";
import { scheduleAtom } from "@/state/device";
import { payByCardAtom, subscriptionRemote, type SubscriptionState } from "@/state/session/subscription";
import { showToast } from "@/ui/overlays/toasts";

/** The provider's word reaches the server within seconds; a live event of it can be missed. */
const LOOK_AGAIN_SECONDS = 4;

/** Handle the return from the provider: `?paid=1` asks until it is active, `?card=…` takes the card over. */
export function useReturn(state: SubscriptionState | null): { isPaid: boolean } {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const takeCard = useTakeCard();
  const isPaid = query.get("paid") !== null;
  const card = query.get("card");
  const id = state?.subscription?.stripeSubscriptionId;
  const isActive = state?.hasSubscription === true;
  const forget = useEffectEvent(() => setQuery({}, { replace: true }));
  const thank = useEffectEvent(() => showToast({ text: t("subscribe.thanks") }));
  const take = useEffectEvent((session: string, subscription: string) => takeCard(session, subscription));
  useEffect(() => {
    if (!isPaid || !isActive) return;
    thank();
    forget();
  }, [isPaid, isActive]);
  useReadAgain(isPaid && !isActive);
  useEffect(() => {
    if (card !== null && id !== undefined) void take(card, id).then(forget);
  }, [card, id]);
  return { isPaid };
}

/** Read the subscription every few seconds while it is waited for. */
function useReadAgain(isWaiting: boolean): void {
  const { schedule } = useAtomValue(scheduleAtom);
  const read = useSetAtom(subscriptionRemote.readAtom);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    let cancel = (): void => undefined;
    const look = () => {
      if (isOver) return;
      cancel = schedule(LOOK_AGAIN_SECONDS, () => {
        void read().finally(look);
      });
    };
    look();
    return () => {
      isOver = true;
      cancel();
    };
  }, [isWaiting, read, schedule]);
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
