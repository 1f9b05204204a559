import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useMoney } from "@/i18n/useMoney";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import {
  payeeStatisticsAtom,
  readNamedStatisticsAtom,
  tagStatisticsAtom,
  type NamedFigures,
} from "@/state/budget/namedStatistics";
import { statisticsRunAtom } from "@/state/budget/statistics";
import { Link } from "@/ui/actions/Link";
import { Amount } from "@/ui/figures/Amount";
import { Bar } from "@/ui/figures/Bar";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "../Statistics.module.css";

const SHOWN_MAX = 8;

/** Spending by payee and by tag, of all or what the person bears; each leads to its page. */
export function NamedCards({ currencyCode }: { currencyCode: string }) {
  const { t } = useTranslation();
  const payees = useAtomValue(payeeStatisticsAtom).filter(({ name }) => name !== "");
  const tags = useAtomValue(tagStatisticsAtom);
  useReading();
  return (
    <>
      {payees.length > 0 && (
        <Named
          title={t("statistics.byPayee")}
          more={<Link to="/payees">{t("statistics.allPayees")}</Link>}
          rows={payees}
          currencyCode={currencyCode}
          nameOf={(name) => name}
          pathOf={payeePath}
        />
      )}
      {tags.length > 0 && (
        <Named
          title={t("statistics.byTag")}
          rows={tags}
          currencyCode={currencyCode}
          nameOf={(name) => `#${name}`}
          pathOf={tagPath}
        />
      )}
    </>
  );
}

/** Reads both again with each run of months. */
function useReading(): void {
  const run = useAtomValue(statisticsRunAtom);
  const read = useSetAtom(readNamedStatisticsAtom);
  const begin = useEffectEvent(() => void read());
  const name = JSON.stringify(run);
  useEffect(() => {
    begin();
  }, [name]);
}

interface NamedProps {
  title: string;
  /** Leads to all of them. */
  more?: ReactNode;
  rows: readonly NamedFigures[];
  currencyCode: string;
  nameOf: (name: string) => string;
  pathOf: (name: string) => string;
}

function Named({ title, more, rows, currencyCode, nameOf, pathOf }: NamedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [money, percent] = [useMoney(), usePercent()];
  const most = Math.max(...rows.map(({ amount }) => Number(amount)), 0);
  const ratioOf = (amount: string) => (most > 0 ? Math.max(Number(amount) / most, 0) : 0);
  return (
    <Section>
      <SectionHeader title={title}>{more}</SectionHeader>
      <ListGroup label={title}>
        {rows.slice(0, SHOWN_MAX).map(({ name, amount, count }) => (
          <ListRow
            key={name}
            compact
            title={nameOf(name)}
            sub={
              <span className={css["Named-share"]}>
                <Bar ratio={ratioOf(amount)} label={percent(Math.round(ratioOf(amount) * 100))} />
                <span>{t("history.count.entry", { count })}</span>
              </span>
            }
            end={<Amount parts={money(amount, currencyCode)} />}
            onPress={() => void navigate(pathOf(name))}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
