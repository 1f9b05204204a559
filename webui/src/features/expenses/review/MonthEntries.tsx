import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { ReceiptText } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { filterAtom, NO_FILTER } from "@/state/budget/historyFilter";
import { monthViewAtom } from "@/state/budget/month";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

/** Leads to the entries of a closed month; counts them where this device has them all. */
export function MonthEntries() {
  const { t } = useTranslation();
  const [navigate, language] = [useNavigate(), useLanguage()];
  const setFilter = useSetAtom(filterAtom);
  const { key } = useAtomValue(monthViewAtom);
  const filter = useMemo(() => ({ ...NO_FILTER, month: key }), [key]);
  const { entries, cutoff } = useFilteredEntries(filter);
  const month = monthWord(key, language);
  return (
    <ListGroup>
      <ListRow
        title={
          cutoff === null
            ? t("expenses.monthEntries", { month, count: entries.length })
            : t("expenses.entriesIn", { month })
        }
        start={<IconTile icon={{ glyph: ReceiptText, hue: "blue" }} />}
        onPress={() => {
          setFilter(filter);
          void navigate("/history");
        }}
        chevron
      />
    </ListGroup>
  );
}
