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
  const currency = currencies.currency(code);
  return (
    <ListRow
      wrap
      control
      title={nameOf(currency)}
      sub={isOfRegion ? t("onboarding.currencyOfRegion", { code }) : code}
      start={<span className={css["Onboarding-symbol"]}>{currency.symbol}</span>}
      end={
        <Radio
          name="currency"
          checked={isChosen}
          onChange={() => {
            onChoose(code);
          }}
        />
      }
    />
  );
}
