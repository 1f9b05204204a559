import { Coins } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currencies } from "@/domain";
import { Button } from "@/ui/actions/Button";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import { SheetList } from "@/ui/overlays/SheetList";
import css from "./BaseCard.module.css";
import { useCurrencyName } from "./useCurrencyName";

export interface BaseCardProps {
  base: string;
  onChoose: (code: string) => void;
}

/** The currency the rates are for one unit of. */
export function BaseCard({ base, onChoose }: BaseCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const nameOf = useCurrencyName();
  const currency = currencies.currency(base);
  const choices = currencies.SELECTABLE.map((code) => {
    return { value: code, text: nameOf(currencies.currency(code)), sub: code };
  });
  return (
    <Card pad>
      <div className={css["BaseCard"]}>
        <IconTile icon={{ glyph: Coins, hue: "blue" }} />
        <div className={css["BaseCard-text"]}>
          <h2 className={css["BaseCard-name"]}>{nameOf(currency)}</h2>
          <p className={css["BaseCard-sub"]}>{t("currencies.base", { symbol: currency.symbol })}</p>
        </div>
        <Button
          kind="tonal"
          aria-label={t("currencies.changeBase")}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t("currencies.change")}
        </Button>
      </div>
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("currencies.changeBase")}
        closeLabel={t("actions.close")}
        choices={choices}
        value={base}
        onChoose={onChoose}
      />
    </Card>
  );
}
