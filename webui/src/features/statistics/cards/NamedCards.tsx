import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useMoney } from "@/i18n/useMoney";
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
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

const SHOWN_MAX = 8;

/** Spending by payee and by tag, of all or what the person bears; each leads to its page. */
export function NamedCards({ currencyCode }: { currencyCode: string }) {
  const { t } = useTranslation();
  const [payees, tags] = [useAtomValue(payeeStatisticsAtom), useAtomValue(tagStatisticsAtom)];
  useReading();
  return (
    <>
      {payees.some(({ name }) => name !== "") && (
        <Named
          title={t("statistics.byPayee")}
          rows={payees}
          currencyCode={currencyCode}
          nameOf={(name) => (name === "" ? t("statistics.noPayee") : name)}
          pathOf={(name) => (name === "" ? "/payees" : payeePath(name))}
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
  rows: readonly NamedFigures[];
  currencyCode: string;
  nameOf: (name: string) => string;
  pathOf: (name: string) => string;
}

function Named({ title, rows, currencyCode, nameOf, pathOf }: NamedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const money = useMoney();
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {rows.slice(0, SHOWN_MAX).map(({ name, amount, count }) => (
          <ListRow
            key={name}
            compact
            title={nameOf(name)}
            sub={t("history.count.entry", { count })}
            end={<Amount parts={money(amount, currencyCode)} />}
            onPress={() => void navigate(pathOf(name))}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
