import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { accountTotalsAtom, type AccountSubtotal, type AccountTotals } from "@/state/budget/accounts";
import type { AccountType } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useCurrencyName } from "@/i18n/currencyNames";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";

const TYPES: readonly AccountType[] = ["basic", "savings", "investment", "debt"];

/** Counted accounts by type and currency, their total, and the amounts without a rate. */
export function TotalTab() {
  const totals = useAtomValue(accountTotalsAtom);
  if (totals === null) return null;
  return (
    <>
      {TYPES.map((type) => (
        <TypeSection key={type} type={type} rows={totals.subtotals.filter((row) => row.type === type)} />
      ))}
      <Whole totals={totals} />
    </>
  );
}

function TypeSection({ type, rows }: { type: AccountType; rows: readonly AccountSubtotal[] }) {
  const { t } = useTranslation();
  const title = t(`accounts.type.${type}`);
  if (rows.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {rows.map((row) => (
          <SubtotalRow key={row.currencyCode} {...row} />
        ))}
      </ListGroup>
    </Section>
  );
}

function Whole({ totals }: { totals: AccountTotals }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Section>
      <SectionHeader title={t("accounts.whole")} />
      <ListGroup label={t("accounts.whole")}>
        <ListRow
          title={t("accounts.together")}
          sub={totals.currencyCode}
          end={<Amount parts={money(totals.amount, totals.currencyCode)} />}
        />
        {totals.notConverted.map(({ currencyCode, amount }) => (
          <ListRow
            key={currencyCode}
            title={t("accounts.notConverted")}
            sub={currencyCode}
            end={<Amount parts={money(amount, currencyCode)} />}
            endSub={t("accounts.noRate")}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

/** Sum of the accounts of one type and currency, and its approximate worth. */
export function SubtotalRow({ currencyCode, amount }: AccountSubtotal) {
  const money = useMoney();
  const nameOf = useCurrencyName();
  return (
    <ListRow
      title={nameOf(currencyCode)}
      sub={currencyCode}
      end={<Amount parts={money(amount, currencyCode)} />}
      endSub={useSecond(amount, currencyCode)}
    />
  );
}

function useSecond(amount: string, currencyCode: string): string | undefined {
  const { t } = useTranslation();
  const money = useMoney();
  const convert = useAtomValue(convertAtom);
  const target = useAtomValue(workspaceAtom)?.currencyCode;
  if (target === undefined || target === currencyCode) return undefined;
  const converted = convert(amount, currencyCode, target);
  if (converted === null) return t("accounts.noRate");
  return t("accounts.approximately", { amount: money(converted.amount, target).text });
}
