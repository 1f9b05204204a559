import { useAtomValue } from "@/state/useAtomValue";
import { money as rules, type ForecastRow } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import type { AccountView } from "@/state/budget/accounts";
import { accountComingAtom } from "@/state/budget/forecast";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Entries that are scheduled for an account up to the end of the month, each with the balance after it. */
export function AccountComing({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = useAtomValue(accountComingAtom)(account.id)?.rows ?? [];
  if (rows.length === 0) return null;
  const sum = rules.sum(rows.map(({ moved }) => (moved === null ? rules.ZERO : rules.fromText(moved))));
  const title = t("accounts.upcoming", { count: rows.length });
  return (
    <Section>
      <SectionHeader title={title}>
        <Amount parts={money(rules.formatText(sum), account.currency, { signed: true })} />
      </SectionHeader>
      <ListGroup label={title}>
        {rows.map((row) => (
          <Row
            key={`${row.item.schedule.id} ${row.item.occurrence}`}
            row={row}
            currencyCode={account.currency}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

function Row({ row: { item, moved, after }, currencyCode }: { row: ForecastRow; currencyCode: string }) {
  const { t } = useTranslation();
  const [texts, money] = [useScheduleTexts(), useMoney()];
  const { schedule } = item;
  const isIn = moved !== null && !moved.startsWith("-");
  return (
    <ListRow
      wrap
      compact
      upcoming
      title={texts.name(schedule)}
      sub={texts.when(item)}
      start={<IconTile icon={texts.icon(schedule)} size="s" />}
      end={
        <Amount
          parts={moved === null ? texts.amount(schedule) : money(moved, currencyCode, { signed: true })}
          tone={isIn ? "in" : undefined}
        />
      }
      endSub={after === null ? t("forecast.noRate") : <After balance={after} currencyCode={currencyCode} />}
      to={`/schedules?edit=${schedule.id}`}
    />
  );
}

function After({ balance, currencyCode }: { balance: string; currencyCode: string }) {
  const { t } = useTranslation();
  const { sign, whole, fraction } = useMoney()(balance, currencyCode);
  return (
    <>
      <VisuallyHidden>{t("accounts.balanceAfter")}</VisuallyHidden>
      {sign + whole + fraction}
    </>
  );
}
