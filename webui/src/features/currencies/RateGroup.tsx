import { useTranslation } from "@/i18n/useTranslation";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import type { RateGroup as Group } from "./groups";
import css from "./RateGroup.module.css";
import { useCurrencyName } from "@/i18n/useCurrencyName";

export function RateGroup({ type, rows }: Group) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const title = t(`currencies.type.${type}`);
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {rows.map(({ currency, rate }) => (
          <ListRow
            key={currency.code}
            start={<span className={css["RateGroup-code"]}>{currency.code}</span>}
            title={nameOf(currency.code)}
            sub={currency.symbol === currency.code ? currency.code : `${currency.code} · ${currency.symbol}`}
            end={rate}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
