import { TriangleAlert } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading, dayNumeric } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useRemote } from "@/parts/useRemote";
import { pricesRemote, type Subscription, type SubscriptionPrice } from "@/state/session/subscription";
import { Banner } from "@/ui/frame/Banner";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { ChangeCard } from "./ChangeCard";
import { dayOf, daysUntil } from "./days";
import { Ending } from "./Ending";
import { Invoices } from "./Invoices";
import { PayingCard } from "./PayingCard";
import { isUnpaid } from "./running";

const DAYS = { day: 1, week: 7, month: 31, year: 366 } as const;

interface OwnProps {
  subscription: Subscription;
}

/** A subscription that runs: when it is paid next or ends, its card and bills, and how to end it. */
export function Manage({ subscription }: OwnProps) {
  const { reading } = useRemote(pricesRemote);
  const prices = reading?.ok === true ? reading.data : [];
  const price = prices.find(({ priceId }) => priceId === subscription.priceId);
  return (
    <>
      {isUnpaid(subscription) && <Unpaid subscription={subscription} />}
      <When subscription={subscription} price={price} />
      <PayingCard />
      <Invoices />
      <Ending subscription={subscription} />
    </>
  );
}

function Unpaid({ subscription: { entitledUntil } }: OwnProps) {
  const { t } = useTranslation();
  const text =
    entitledUntil === null
      ? t("subscribe.unpaid")
      : t("subscribe.pastDue", { day: dayNumeric(dayOf(entitledUntil)) });
  return (
    <Banner inset glyph={TriangleAlert} text={text}>
      <ChangeCard kind="text" label={t("subscribe.changeCard")} />
    </Banner>
  );
}

function When({ subscription, price }: OwnProps & { price: SubscriptionPrice | undefined }) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const day = dayOf(currentPeriodEnd);
  const count = daysUntil(currentPeriodEnd);
  const ring = (
    <HeroRing
      ratio={count / (price === undefined ? DAYS.month : DAYS[price.interval])}
      percent={String(count)}
      caption={t("subscribe.daysLeft", { count })}
    />
  );
  if (cancelAtPeriodEnd || price === undefined) {
    const label = t(cancelAtPeriodEnd ? "subscribe.ends" : "subscribe.nextPayment");
    const sub = cancelAtPeriodEnd ? t("subscribe.keptUntil") : undefined;
    return <Hero label={label} amount={dayNumeric(day)} sub={sub} ring={ring} />;
  }
  return (
    <Hero
      label={t("subscribe.nextPayment")}
      amount={<Amount parts={money(price.amount, price.currencyCode)} dim />}
      sub={t("subscribe.nextOn", {
        day: dayHeading(day, language),
        interval: t(`subscribe.interval.${price.interval}`).toLocaleLowerCase(language),
      })}
      ring={ring}
    />
  );
}
