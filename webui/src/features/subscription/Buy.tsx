import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useRemote } from "@/parts/useRemote";
import { onlineAtom } from "@/state/connection";
import {
  checkOutAtom,
  pricesRemote,
  type Subscription,
  type SubscriptionPrice,
} from "@/state/session/subscription";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { SideChoice } from "@/ui/fields/SideChoice";
import { now } from "@/data/device/clock";
import { dayNumeric } from "@/i18n/dates";
import { Hero } from "@/ui/figures/Hero";
import css from "./Subscription.module.css";
import { useLeave } from "./useLeave";
import { WhatYouGet } from "./WhatYouGet";
import { dayOf } from "./days";

/** Price, and the way to the page where it is paid; with the days left of an ended subscription. */
export function Buy({ last }: { last: Subscription | null }) {
  const { t } = useTranslation();
  const { reading, again } = useRemote(pricesRemote);
  return (
    <>
      <Past last={last} />
      {reading === null && <SkeletonRows count={2} label={t("states.loading")} />}
      {reading?.ok === true && <Offers prices={reading.data} />}
      {reading?.ok === false && (
        <EmptyState art="list" title={t("subscribe.price")} text={t("subscribe.pricesFailed")}>
          <Button onClick={again}>{t("actions.retry")}</Button>
        </EmptyState>
      )}
      <WhatYouGet />
    </>
  );
}

function Offers({ prices }: { prices: readonly SubscriptionPrice[] }) {
  const { t } = useTranslation();
  const [chosenId, choose] = useState(() => firstChoice(prices));
  const sides = useSides(prices);
  const chosen = prices.find(({ priceId }) => priceId === chosenId);
  if (chosen === undefined) return <p>{t("subscribe.noPrices")}</p>;
  return (
    <>
      <SideChoice
        label={t("subscribe.price")}
        sides={sides}
        chosen={chosen.priceId}
        stacked={prices.length !== 2}
        onChoose={choose}
      />
      <Pay price={chosen} />
    </>
  );
}

function useSides(prices: readonly SubscriptionPrice[]) {
  const { t } = useTranslation();
  const money = useMoney();
  return prices.map((price) => {
    const { priceId, interval, amount, currencyCode } = price;
    const [per, count] = [t(`subscribe.per.${interval}`), monthsFree(price, prices)];
    return {
      value: priceId,
      name: t(`subscribe.interval.${interval}`),
      title: money(amount, currencyCode).text,
      sub: count > 0 ? t("subscribe.monthsFree", { per, count }) : per,
    };
  });
}

function Pay({ price }: { price: SubscriptionPrice }) {
  const { t } = useTranslation();
  const money = useMoney();
  const isOnline = useAtomValue(onlineAtom);
  const checkOut = useSetAtom(checkOutAtom);
  const { busy, leave } = useLeave(() => checkOut(price.priceId));
  return (
    <div className={css["Pay"]}>
      <p className={css["Pay-sum"]}>
        <span>{t(`subscribe.each.${price.interval}`)}</span>
        <b>{money(price.amount, price.currencyCode).text}</b>
      </p>
      <Button size="l" block glyph={Lock} busy={busy} disabled={!isOnline} onClick={leave}>
        {t("subscribe.continue")}
      </Button>
      <p className={css["Pay-note"]}>{t(isOnline ? "subscribe.where" : "subscribe.offline")}</p>
    </div>
  );
}

const MONTHS_A_YEAR = 12;
const HUNDREDTH = 0.01;

/** Months of a yearly price that cost nothing, compared with the monthly one; 0 when they all do. */
export function monthsFree(price: SubscriptionPrice, prices: readonly SubscriptionPrice[]): number {
  const monthly = prices.find(
    ({ interval, currencyCode }) => interval === "month" && currencyCode === price.currencyCode,
  );
  if (price.interval !== "year" || monthly === undefined || Number(monthly.amount) <= 0) return 0;
  const paid = (Number(price.amount) - HUNDREDTH / 2) / Number(monthly.amount);
  return Math.max(0, Math.floor(MONTHS_A_YEAR - paid));
}

/** The price that is chosen at first: the yearly one where it is cheaper by month, else the first. */
export function firstChoice(prices: readonly SubscriptionPrice[]): string | undefined {
  const cheaper = prices.find((price) => monthsFree(price, prices) > 0);
  return (cheaper ?? prices[0])?.priceId;
}

/** Former subscription: the last paid day, or when it ended; without one, the benefits. */
function Past({ last }: { last: Subscription | null }) {
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
