import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { currencies, limits } from "@/domain";
import { ratesAtom } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SearchField } from "@/ui/fields/SearchField";
import { BaseCard } from "./BaseCard";
import { groupsOf } from "./groups";
import { RateGroup } from "./RateGroup";
import { Updated } from "./Updated";

/** Rates of the base currency against every other. */
export default function Currencies() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const base = chosen ?? workspaceCurrency;
  const groups = groupsOf(useAtomValue(ratesAtom), base, search);
  return (
    <>
      <PageBar
        title={t("currencies.title")}
        backLabel={t("actions.back")}
        onBack={() => void navigate("/profile")}
      />
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
