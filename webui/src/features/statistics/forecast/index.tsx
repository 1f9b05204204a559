import { useAtomValue } from "@/state/useAtomValue";
import { Check } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ForecastView, ForecastRow } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Emphasis } from "@/parts/Emphasis";
import { useBack } from "@/parts/useBack";
import { accountsAtom } from "@/state/budget/accounts";
import { forecastEndAtom, forecastOfAtom } from "@/state/budget/forecast";
import { schedulesAtom } from "@/state/budget/schedules";
import { isLoadingAtom } from "@/state/budget/workspace";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Chip } from "@/ui/actions/Chip";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { ForecastCard } from "./ForecastCard";

const ALL = "all";

/** Balance of the days to come; `?account=id` is that of one account. */
export default function Forecast() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const accountId = search.get("account");
  const names = useNames();
  const choices = [
    { value: ALL, text: t("forecast.all") },
    ...useAtomValue(accountsAtom).map(({ id, name }) => ({ value: id, text: names(name) })),
  ];
  const chosen = choices.find(({ value }) => value === (accountId ?? ALL)) ?? choices[0];
  const choose = (value: string) => setSearch(value === ALL ? {} : { account: value }, { replace: true });
  return (
    <>
      <PageBar
        title={t("forecast.title")}
        onBack={useBack("/statistics")}
        actions={
          <ChoiceSheet
            title={t("forecast.choose")}
            choices={choices}
            value={chosen?.value ?? ALL}
            onChoose={choose}
          >
            {(open) => <Chip opens text={chosen?.text ?? ""} onClick={open} />}
          </ChoiceSheet>
        }
      />
      <Page wide>
        {useAtomValue(isLoadingAtom) ? (
          <SkeletonRows count={4} label={t("states.loading")} />
        ) : (
          <Content accountId={chosen?.value === ALL ? null : (chosen?.value ?? null)} />
        )}
      </Page>
    </>
  );
}

function Content({ accountId }: { accountId: string | null }) {
  const { t } = useTranslation();
  const [isScheduled, setScheduled] = useState(true);
  const [isPlanned, setPlanned] = useState(true);
  const forecast = useAtomValue(forecastOfAtom)({ accountId, isScheduled, isPlanned });
  const hasSchedules = useAtomValue(schedulesAtom).length > 0;
  if (forecast === null) return null;
  const switches = (
    <>
      <Chip
        text={t("forecast.scheduled")}
        pressed={isScheduled}
        icon={tick(isScheduled)}
        onClick={() => setScheduled(!isScheduled)}
      />
      {accountId === null && (
        <Chip
          text={t("forecast.planned")}
          pressed={isPlanned}
          icon={tick(isPlanned)}
          onClick={() => setPlanned(!isPlanned)}
        />
      )}
    </>
  );
  return (
    <>
      <Answer forecast={forecast} />
      <ForecastCard forecast={forecast} switches={switches} />
      {forecast.rows.length > 0 && <ComingRows forecast={forecast} />}
      {!hasSchedules && (
        <EmptyState art="ring" title={t("schedules.none")} text={t("schedules.noneText")}>
          <ButtonLink to="/schedules" size="l">
            {t("schedules.new")}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

const tick = (isOn: boolean) => (isOn ? { glyph: Check } : undefined);

/** The number of the page: the lowest balance, and from which day on there is less than nothing. */
function Answer({ forecast }: { forecast: ForecastView }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const end = useAtomValue(forecastEndAtom);
  const { lowest, belowZero, currencyCode, rows } = forecast;
  const day = dayShort(lowest.day, language);
  const sub = lowest.day === end ? t("forecast.onLast", { day }) : t("forecast.on", { day });
  return (
    <Hero
      label={
        belowZero === null
          ? t("forecast.lowest")
          : t("forecast.belowZero", { day: dayShort(belowZero, language) })
      }
      amount={<Amount parts={money(lowest.amount, currencyCode)} over={belowZero !== null} dim />}
      sub={
        <>
          <span>
            <Emphasis text={sub} />
          </span>
          {belowZero !== null && rows.length > 0 && <a href="#coming">{t("forecast.seeWhatComes")}</a>}
        </>
      }
    />
  );
}

/** Occurrences that move the balance, each with the balance after it. */
function ComingRows({ forecast }: { forecast: ForecastView }) {
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
