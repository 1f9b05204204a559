import { Search } from "lucide-react";
import { useState } from "react";
import { currencies, limits } from "@/domain";
import { currencyOfRegion } from "@/i18n/regionCurrency";
import { useCurrencyName } from "@/i18n/currencyNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Button } from "@/ui/actions/Button";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Radio } from "@/ui/fields/Radio";
import { ListRow } from "@/ui/rows/ListRow";
import { Frame } from "./Frame";
import css from "./Onboarding.module.css";

/** Offered beside the region's currency. */
const COMMON = [limits.DEFAULT_CURRENCY, "EUR", "UAH"];
const OFFERED_MAX = 3;

export interface CurrencyQuestionProps {
  /** True once the budget is there to take an answer. */
  isReady: boolean;
  /** With the code chosen; null: it stays as it is. */
  onAnswer: (currencyCode: string | null) => void;
}

/** The currency of the budget, preset from the region of the browser's language. */
export function CurrencyQuestion({ isReady, onAnswer }: CurrencyQuestionProps) {
  const { t } = useTranslation();
  const heading = usePageHeading(t("onboarding.currencyTitle"));
  const region = currencyOfRegion(navigator.languages);
  const offered = [...new Set([region ?? limits.DEFAULT_CURRENCY, ...COMMON])].slice(0, OFFERED_MAX);
  const [chosen, choose] = useState(offered[0] ?? limits.DEFAULT_CURRENCY);
  const shown = [...new Set([...offered, chosen])];
  return (
    <Frame onSkip={() => onAnswer(null)}>
      <header className={css["Onboarding-head"]}>
        <h1 ref={heading} tabIndex={-1}>
          {t("onboarding.currencyTitle")}
        </h1>
        <p>{t("onboarding.currencyText")}</p>
      </header>
      <div role="radiogroup" aria-label={t("onboarding.currencyTitle")}>
        <ListGroup>
          {shown.map((code) => (
            <CurrencyRow
              key={code}
              code={code}
              isChosen={code === chosen}
              isOfRegion={code === region}
              onChoose={choose}
            />
          ))}
        </ListGroup>
      </div>
      <OtherCurrency chosen={chosen} onChoose={choose} />
      <div className={css["Onboarding-foot"]}>
        <Button size="l" block disabled={!isReady} onClick={() => onAnswer(chosen)}>
          {t("onboarding.continue")}
        </Button>
      </div>
    </Frame>
  );
}

function OtherCurrency({ chosen, onChoose }: { chosen: string; onChoose: (code: string) => void }) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const choices = currencies.SELECTABLE.map((code) => {
    return { value: code, text: nameOf(code), sub: code };
  });
  const title = t("onboarding.currencyOther");
  return (
    <ChoiceSheet title={title} choices={choices} value={chosen} onChoose={onChoose}>
      {(open) => (
        <Button kind="text" glyph={Search} onClick={open}>
          {title}
        </Button>
      )}
    </ChoiceSheet>
  );
}

interface CurrencyRowProps {
  code: string;
  isChosen: boolean;
  isOfRegion: boolean;
  onChoose: (code: string) => void;
}

/** One currency to begin with. */
function CurrencyRow({ code, isChosen, isOfRegion, onChoose }: CurrencyRowProps) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  return (
    <ListRow
      wrap
      control
      title={nameOf(code)}
      sub={isOfRegion ? t("onboarding.currencyOfRegion", { code }) : code}
      start={<span className={css["Onboarding-symbol"]}>{currencies.symbol(code)}</span>}
      end={<Radio name="currency" checked={isChosen} onChange={() => onChoose(code)} />}
    />
  );
}
