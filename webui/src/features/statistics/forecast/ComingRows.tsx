import type { ForecastRow, ForecastView } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Occurrences that move the balance, each with the balance after it. */
export function ComingRows({ forecast }: { forecast: ForecastView }) {
  const { t } = useTranslation();
  return (
    <div id="coming">
      <Section>
        <SectionHeader title={t("forecast.coming")}>{t("forecast.after")}</SectionHeader>
        <ListGroup label={t("forecast.coming")}>
          {forecast.rows.map((row) => (
            <Row
              key={`${row.item.schedule.id} ${row.item.occurrence}`}
              row={row}
              currencyCode={forecast.currencyCode}
            />
          ))}
        </ListGroup>
      </Section>
    </div>
  );
}

function Row({ row, currencyCode }: { row: ForecastRow; currencyCode: string }) {
  const { t } = useTranslation();
  const [texts, money] = [useScheduleTexts(), useMoney()];
  const { schedule } = row.item;
  return (
    <ListRow
      wrap
      title={texts.name(schedule)}
      sub={[texts.when(row.item), schedule.note === "" ? "" : texts.label(schedule)]
        .filter(Boolean)
        .join(" · ")}
      start={<IconTile icon={texts.icon(schedule)} />}
      end={<Amount parts={texts.amount(schedule)} tone={schedule.kind === "income" ? "in" : undefined} />}
      endSub={row.after === null ? t("forecast.noRate") : money(row.after, currencyCode).text}
      to={`/schedules?edit=${schedule.id}`}
    />
  );
}
