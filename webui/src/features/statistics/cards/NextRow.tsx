import { ChartLine } from "lucide-react";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { forecastOfAtom } from "@/state/budget/forecast";
import { useAtomValue } from "@/state/useAtomValue";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

const ALL = { accountId: null, isScheduled: true, isPlanned: true };

/** Leads to the forecast, with its lowest point. */
export function NextRow() {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const forecast = useAtomValue(forecastOfAtom)(ALL);
  return (
    <ListGroup>
      <ListRow
        wrap
        chevron
        title={t("next.title")}
        sub={
          forecast &&
          t("next.lowest", {
            amount: money(forecast.lowest.amount, forecast.currencyCode).text,
            day: dayShort(forecast.lowest.day, language),
          })
        }
        start={<IconTile icon={{ glyph: ChartLine, hue: "teal" }} />}
        to="/forecast"
      />
    </ListGroup>
  );
}
