import { CreditCard } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { useRemote } from "@/parts/useRemote";
import { customerRemote, type PaymentCard } from "@/state/session/subscription";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { ChangeCard } from "./ChangeCard";

/** The card that pays, and the way to another one. */
export function PayingCard() {
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
