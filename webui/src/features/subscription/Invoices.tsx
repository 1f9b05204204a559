import { ReceiptText } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { useMessage } from "@/i18n/useMessage";
import { useMoney } from "@/i18n/useMoney";
import { useRemote } from "@/parts/useRemote";
import { invoicesRemote, type Invoice } from "@/state/session/subscription";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { dayOf } from "./days";

/** The bills, each with its page at the provider. */
export function Invoices() {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading, again } = useRemote(invoicesRemote);
  const title = t("subscribe.invoices", { count: reading?.ok === true ? reading.data.length : 0 });
  return (
    <Section>
      <SectionHeader title={title} />
      {reading === null && <SkeletonRows count={2} label={t("states.loading")} />}
      {reading?.ok === true && <Rows title={title} invoices={reading.data} />}
      {reading?.ok === false && (
        <EmptyState art="list" title={title} text={message(reading.code, reading.params)}>
          <Button onClick={again}>{t("actions.retry")}</Button>
        </EmptyState>
      )}
    </Section>
  );
}

function Rows({ title, invoices }: { title: string; invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  if (invoices.length === 0) return <p>{t("subscribe.noInvoices")}</p>;
  return (
    <ListGroup label={title}>
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ListGroup>
  );
}

function Row({ invoice: { number, date, amount, currencyCode, status, url, pdf } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const message = useMessage();
  const parts = useMoney()(amount, currencyCode);
  const day = dayNumeric(dayOf(date));
  const page = url ?? pdf ?? undefined;
  const label = t("subscribe.openInvoice", { number: number ?? "", day, amount: parts.text });
  return (
    <ListRow
      compact
      start={<IconTile size="s" icon={{ glyph: ReceiptText }} />}
      title={day}
      sub={[number, message(`subscribe.invoice.${status}`)].filter(Boolean).join(" · ")}
      end={<Amount parts={parts} />}
      chevron={page !== undefined}
      to={page}
      label={page === undefined ? undefined : label}
    />
  );
}
