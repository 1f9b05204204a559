import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { useMoney } from "@/i18n/useMoney";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import type { Total } from "./totals";

/** A file brings no settlements. */
const SIGNS = { income: "", expense: "-", refund: "", transfer: "", settlement: "" } as const;

/** Sums of income, spending and transfers of the ticked lines. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const { t } = useTranslation();
  const counted = useCounted();
  const money = useMoney();
  if (totals.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("imports.total")} />
      <ListGroup label={t("imports.total")}>
        {totals.map(({ kind, currencyCode, count, amount }) => (
          <ListRow
            key={`${kind} ${currencyCode}`}
            title={t(`imports.totals.${kind}`)}
            sub={counted("imports.entries", count)}
            end={
              <Amount
                parts={money(SIGNS[kind] + amount, currencyCode, { signed: isArriving(kind) })}
                tone={isArriving(kind) ? "in" : undefined}
              />
            }
          />
        ))}
      </ListGroup>
    </Section>
  );
}

/** Return whether money comes in: an income, or a refund. */
function isArriving(kind: Total["kind"]): boolean {
  return kind === "income" || kind === "refund";
}
