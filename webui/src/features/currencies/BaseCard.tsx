import { Coins } from "lucide-react";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { currencies, withSymbol } from "@/domain";
import { Button } from "@/ui/actions/Button";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import css from "./BaseCard.module.css";
import { useCurrencyName } from "@/i18n/useCurrencyName";

export interface BaseCardProps {
  base: string;
  onChoose: (code: string) => void;
}

/** The currency the rates are for one unit of. */
export function BaseCard({ base, onChoose }: BaseCardProps) {
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
