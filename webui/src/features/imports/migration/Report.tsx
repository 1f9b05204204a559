import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { currencies, grouped } from "@/domain";
import { useCurrencyName } from "@/i18n/currencyNames";
import { monthName, monthSpan, textWithDates } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import type { MigrationReport } from "@/state/budget/migration";
import { Button } from "@/ui/actions/Button";
import { Radio } from "@/ui/fields/Radio";
import { Select } from "@/ui/fields/Select";
import { TextField } from "@/ui/fields/TextField";
import { ActionBar } from "@/ui/frame/ActionBar";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { SOURCES } from "./sources";
import type { MigrationState } from "./useMigration";

export interface ReportProps {
  migration: MigrationState;
  report: MigrationReport;
}

/** Report of the files: differences first, what is taken and what is not, and the name of the new workspace. */
export function Report({ migration, report }: ReportProps) {
  const { t } = useTranslation();
  const [typed, setName] = useState<string | null>(null);
  const [currencyCode, setCurrency] = useState<string | undefined>(undefined);
  const [me, setMe] = useState<string | undefined>(undefined);
  const origin = useOrigin(report);
  const name = typed ?? report.name;
  const isAsked = report.questions.includes("currencyCode");
  const isUnknown = report.people.length > 0 && me === undefined;
  return (
    <>
      <Page closed>
        <ListGroup label={t("comeFrom.found")}>
          <ListRow compact wrap title={report.files.join(", ")} sub={origin} />
        </ListGroup>
        {(isAsked || currencyCode !== undefined) && (
          <CurrencyQuestion
            value={currencyCode}
            onChange={(code) => {
              setCurrency(code);
              migration.ask(code);
            }}
          />
        )}
        {report.people.length > 0 && <WhoIsMe people={report.people} value={me} onChange={setMe} />}
        {!isAsked && (
          <>
            <Agreement report={report} />
            <Differences report={report} />
            <Taken report={report} />
            <NotTaken report={report} />
            <TextField
              label={t("comeFrom.name")}
              value={name}
              maxLength={100}
              onChange={({ target }) => setName(target.value)}
            />
          </>
        )}
      </Page>
      <ActionBar note={t("comeFrom.undoNote")}>
        <Button
          size="l"
          disabled={isAsked || isUnknown || migration.isBusy || name.trim() === ""}
          onClick={() => migration.make({ currencyCode, me, name: name.trim() })}
        >
          {t(migration.isBusy ? "imports.reading" : "comeFrom.make")}
        </Button>
      </ActionBar>
    </>
  );
}

/** Return the app that wrote the files, with the months they hold. */
function useOrigin({ source, firstDay, lastDay }: MigrationReport): string {
  const language = useLanguage();
  if (firstDay === null || lastDay === null) return SOURCES[source];
  const [first, last] = [firstDay.slice(0, 7), lastDay.slice(0, 7)];
  const span = first === last ? monthName(first, language) : monthSpan(first, last, language);
  return `${SOURCES[source]} · ${span}`;
}

interface CurrencyQuestionProps {
  value: string | undefined;
  onChange: (code: string) => void;
}

function CurrencyQuestion({ value, onChange }: CurrencyQuestionProps) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const choices = currencies.SELECTABLE.map((code) => ({ value: code, text: `${code} · ${nameOf(code)}` }));
  return (
    <Select
      label={t("workspaces.currency")}
      choices={choices}
      value={value}
      onChange={onChange}
      placeholder={t("comeFrom.currencyAsked")}
    />
  );
}

interface WhoIsMeProps {
  people: readonly string[];
  value: string | undefined;
  onChange: (name: string) => void;
}

/** Names of the files, one of which is whoever brings them: none is chosen before. */
function WhoIsMe({ people, value, onChange }: WhoIsMeProps) {
  const { t } = useTranslation();
  return (
    <Section>
      <SectionHeader title={t("comeFrom.who")} />
      <div role="radiogroup" aria-label={t("comeFrom.who")}>
        <ListGroup>
          {people.map((name) => (
            <ListRow
              key={name}
              control
              compact
              wrap
              title={name}
              end={<Radio name="me" checked={value === name} onChange={() => onChange(name)} />}
            />
          ))}
        </ListGroup>
      </div>
    </Section>
  );
}

function Agreement({ report }: { report: MigrationReport }) {
  const { t } = useTranslation();
  const money = useMoney();
  const wrong = report.balances.filter(({ there, here }) => there !== here);
  const text =
    report.monthsDiffer > 0
      ? t("comeFrom.differ", { n: grouped(String(report.monthsDiffer)) })
      : t("comeFrom.agree", { n: grouped(String(report.monthsAgree)) });
  const isRight = report.monthsDiffer === 0 && wrong.length === 0;
  return (
    <>
      <Banner
        glyph={isRight ? CircleCheck : TriangleAlert}
        tone={isRight ? "positive" : "warning"}
        inset
        text={isRight ? `${text} ${t("comeFrom.balancesAgree")}` : text}
      />
      {wrong.length > 0 && (
        <ListGroup label={t("comeFrom.balances")}>
          {wrong.map(({ name, currencyCode, there, here }) => (
            <ListRow
              key={`${name} ${currencyCode}`}
              compact
              wrap
              title={name}
              sub={t("comeFrom.thereHere", {
                there: money(there, currencyCode).text,
                here: money(here, currencyCode).text,
              })}
            />
          ))}
        </ListGroup>
      )}
    </>
  );
}

function Differences({ report: { differences } }: { report: MigrationReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  if (differences.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("comeFrom.differences")} />
      <ListGroup label={t("comeFrom.differences")}>
        {differences.map(({ date, category, amount, currencyCode, there, here }) => (
          <ListRow
            key={`${date} ${category} ${amount} ${currencyCode}`}
            compact
            wrap
            title={`${category}, ${monthName(date, language)}`}
            sub={`${t(`comeFrom.amount.${amount}`)}: ${t("comeFrom.thereHere", {
              there: money(there, currencyCode).text,
              here: money(here, currencyCode).text,
            })}`}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

function Taken({ report: { taken } }: { report: MigrationReport }) {
  const { t } = useTranslation();
  return (
    <Section>
      <SectionHeader title={t("comeFrom.taken")} />
      <ListGroup label={t("comeFrom.taken")}>
        {taken.map(({ kind, count }) => (
          <ListRow key={kind} compact title={t(`comeFrom.what.${kind}`)} endSub={grouped(String(count))} />
        ))}
      </ListGroup>
    </Section>
  );
}

function NotTaken({ report: { notTaken } }: { report: MigrationReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (notTaken.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("comeFrom.notTaken")} />
      <ListGroup label={t("comeFrom.notTaken")}>
        {notTaken.map(({ kind, reason, count, examples }) => (
          <ListRow
            key={`${kind} ${reason}`}
            compact
            wrap
            title={t(`comeFrom.what.${kind}`)}
            sub={[
              t(`comeFrom.reason.${reason}`),
              ...examples.map((each) => textWithDates(each, language)),
            ].join(" · ")}
            endSub={grouped(String(count))}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
