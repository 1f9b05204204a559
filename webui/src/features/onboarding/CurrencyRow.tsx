import { currencies } from "@/domain";
import { useCurrencyName } from "@/i18n/useCurrencyName";
import { useTranslation } from "@/i18n/useTranslation";
import { Radio } from "@/ui/fields/Radio";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./Onboarding.module.css";

export interface CurrencyRowProps {
  code: string;
  isChosen: boolean;
  isOfRegion: boolean;
  onChoose: (code: string) => void;
}

/** One currency to begin with. */
export function CurrencyRow({ code, isChosen, isOfRegion, onChoose }: CurrencyRowProps) {
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
