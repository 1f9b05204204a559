import { TriangleAlert, CreditCard } from "lucide-react";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading, dayNumeric } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useRemote } from "@/parts/useRemote";
import {
  pricesRemote,
  type Subscription,
  type SubscriptionPrice,
  customerRemote,
  type PaymentCard,
  setUpCardAtom,
  setEndingAtom,
} from "@/state/session/subscription";
import { Banner } from "@/ui/frame/Banner";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { useMessage } from "@/i18n/useMessage";
import { Button, type ButtonProps } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useAtomValue } from "@/state/useAtomValue";
import { onlineAtom } from "@/state/connection";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { dayOf, daysUntil } from "./days";
import { Invoices } from "./Invoices";
import { isUnpaid } from "./running";
import { useLeave } from "./useLeave";
import css from "./Subscription.module.css";

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

/** The card that pays, and the way to another one. */
function PayingCard() {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading, again } = useRemote(customerRemote);
  return (
    <Section>
      <SectionHeader title={t("subscribe.card")} />
      {reading === null && <SkeletonRows count={1} label={t("states.loading")} />}
      {reading?.ok === true && <Row card={reading.data.customer?.paymentMethod ?? null} />}
      {reading?.ok === false && (
        <EmptyState art="list" title={t("subscribe.card")} text={message(reading.code, reading.params)}>
          <Button onClick={again}>{t("actions.retry")}</Button>
        </EmptyState>
      )}
    </Section>
  );
}

function Row({ card }: { card: PaymentCard | null }) {
  const { t } = useTranslation();
  const about = card === null ? { title: t("subscribe.noCard") } : aboutCard(card);
  function aboutCard({ brand, last4, expMonth, expYear }: PaymentCard) {
    const month = String(expMonth).padStart(2, "0");
    const sub = t("subscribe.cardUntil", { brand: named(brand), month, year: expYear });
    return { title: t("subscribe.cardName", { last4 }), sub };
  }
  return (
    <ListGroup label={t("subscribe.card")}>
      <ListRow
        wrap
        start={<IconTile icon={{ glyph: CreditCard, hue: "blue" }} />}
        {...about}
        end={<ChangeCard kind="tonal" label={t("subscribe.change")} />}
      />
    </ListGroup>
  );
}

/** `visa` → Visa */
function named(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

/** Leads to the page where a new card is entered. */
function ChangeCard({ kind, label }: Pick<ButtonProps, "kind"> & { label: string }) {
  const isOnline = useAtomValue(onlineAtom);
  const setUp = useSetAtom(setUpCardAtom);
  const { busy, leave } = useLeave(setUp);
  return (
    <Button kind={kind} busy={busy} disabled={!isOnline} onClick={leave}>
      {label}
    </Button>
  );
}

interface EndingProps {
  subscription: Subscription;
}

/** Ends it with what is paid, after a question that names the day; or has a cancelled one go on. */
function Ending({ subscription }: EndingProps) {
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
