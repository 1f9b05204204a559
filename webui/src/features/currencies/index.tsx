import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { Coins } from "lucide-react";
import { currencies, limits, withSymbol } from "@/domain";
import { ratesAtom } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SearchField } from "@/ui/fields/SearchField";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { Tag } from "@/ui/rows/Tag";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useCurrencyName } from "@/i18n/currencyNames";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import { groupsOf, type RateGroup as Group } from "./groups";
import css from "./Currencies.module.css";

/** Rates of the base currency against every other. */
export default function Currencies() {
  const { t } = useTranslation();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const base = chosen ?? workspaceCurrency;
  const groups = groupsOf(useAtomValue(ratesAtom), base, search);
  return (
    <>
      <PageBar title={t("currencies.title")} onBack={useBack("/settings")} />
      <Page>
        <SearchField
          label={t("currencies.search", { count: currencies.CURRENCIES.length })}
          clearLabel={t("actions.clear")}
          value={search}
          onChange={setSearch}
        />
        <BaseCard base={base} onChoose={setChosen} />
        <Updated />
        {groups.map((group) => (
          <RateGroup key={group.type} {...group} />
        ))}
        {groups.length === 0 && (
          <div role="status">
            <EmptyState art="list" title={t("currencies.nothingTitle")} text={t("currencies.nothing")}>
              <Button kind="tonal" onClick={() => setSearch("")}>
                {t("currencies.all")}
              </Button>
            </EmptyState>
          </div>
        )}
      </Page>
    </>
  );
}

/** The day the rates are from, and how long ago that is. */
function Updated() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const age = days === 0 ? t("currencies.today") : t("currencies.age", { count: days });
  return (
    <p className={css["Updated"]}>
      <span>{t("currencies.updated", { day: dayHeading(date, language) })}</span>
      <Tag text={age} tone={isStale ? "warning" : "positive"} />
    </p>
  );
}

function RateGroup({ type, rows }: Group) {
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

interface BaseCardProps {
  base: string;
  onChoose: (code: string) => void;
}

/** The currency the rates are for one unit of. */
function BaseCard({ base, onChoose }: BaseCardProps) {
  const { t } = useTranslation();
  const [nameOf, language] = [useCurrencyName(), useLanguage()];
  const choices = currencies.SELECTABLE.map((code) => {
    return { value: code, text: nameOf(code), sub: code };
  });
  return (
    <Card pad>
      <div className={css["BaseCard"]}>
        <IconTile icon={{ glyph: Coins, hue: "blue" }} />
        <div className={css["BaseCard-text"]}>
          <h2 className={css["BaseCard-name"]}>{nameOf(base)}</h2>
          <p className={css["BaseCard-sub"]}>
            {t("currencies.base", { unit: withSymbol("1", base, language) })}
          </p>
        </div>
        <ChoiceSheet title={t("currencies.changeBase")} choices={choices} value={base} onChoose={onChoose}>
          {(open) => (
            <Button kind="tonal" aria-label={t("currencies.changeBase")} onClick={open}>
              {t("currencies.change")}
            </Button>
          )}
        </ChoiceSheet>
      </div>
    </Card>
  );
}
