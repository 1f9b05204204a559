import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { useSearchParams } from "react-router";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useMessage } from "@/i18n/useMessage";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { ReadBanner } from "@/parts/ReadBanner";
import { useRemote } from "@/parts/useRemote";
import { isGuestAtom } from "@/state/session/session";
import { subscriptionRemote, type SubscriptionState, payByCardAtom } from "@/state/session/subscription";
import { Button } from "@/ui/actions/Button";
import { Card } from "@/ui/frame/Card";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useOnce } from "@/parts/forms/useIntent";
import { scheduleAtom } from "@/state/device";
import { showToast } from "@/ui/overlays/toasts";
import { Buy } from "./Buy";
import { Manage } from "./Manage";
import { isRunning } from "./running";
import { WhatYouGet } from "./WhatYouGet";

/** Subscription, its end and its card; or the price. */
export default function Subscription() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("subscribe.title")} onBack={useBack("/settings")} />
      <Page>{isGuest ? <ForGuests /> : <Own />}</Page>
    </>
  );
}

function Own() {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading, readAt, again } = useRemote(subscriptionRemote);
  const { isPaid } = useReturn(reading?.ok === true ? reading.data : null);
  if (reading === null) return <SkeletonRows count={3} label={t("states.loading")} />;
  if (!reading.ok) {
    return (
      <EmptyState art="list" title={t("subscribe.failed")} text={message(reading.code, reading.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ReadBanner readAt={readAt} />
      <Known state={reading.data} isPaid={isPaid} onAgain={again} />
    </>
  );
}

interface KnownProps {
  state: SubscriptionState;
  /** Whoever looks came from the page where it is paid. */
  isPaid: boolean;
  onAgain: () => void;
}

function Known({ state, isPaid, onAgain }: KnownProps) {
  const { subscription } = state;
  if (state.billing === "none") return <Everybody />;
  if (subscription !== null && isRunning(subscription)) return <Manage subscription={subscription} />;
  if (isPaid) return <Waiting onAgain={onAgain} />;
  return <Buy last={subscription} />;
}

function Everybody() {
  const { t } = useTranslation();
  return (
    <>
      <Card>
        <EmptyState art="done" title={t("subscribe.everybody")} text={t("subscribe.everybodyText")} />
      </Card>
      <WhatYouGet />
    </>
  );
}

function Waiting({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Card role="status">
      <EmptyState art="ring" title={t("subscribe.waiting")} text={t("subscribe.waitingText")}>
        <Button kind="text" onClick={onAgain}>
          {t("subscribe.checkAgain")}
        </Button>
      </EmptyState>
    </Card>
  );
}

function ForGuests() {
  const { t } = useTranslation();
  return (
    <>
      <Card>
        <EmptyState art="ring" title={t("subscribe.guest")} text={t("subscribe.guestText")}>
          <GuestSignUpButtons />
        </EmptyState>
      </Card>
      <WhatYouGet />
    </>
  );
}

/** The provider's word reaches the server within seconds; a live event of it can be missed. */
const LOOK_AGAIN_SECONDS = 4;

/** Handle the return from the provider: `?paid=1` asks until it is active, `?card=…` takes the card over. */
function useReturn(state: SubscriptionState | null): { isPaid: boolean } {
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
    const outcome = await once(() => take(session, subscription));
    if (outcome === null) return;
    if (!outcome.ok) showToast({ text: message(outcome.code, outcome.params), tone: "error" });
    else showToast({ text: t(outcome.data ? "subscribe.cardChanged" : "subscribe.cardNotEntered") });
  };
}
