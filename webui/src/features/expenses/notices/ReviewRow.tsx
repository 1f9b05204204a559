import { useSetAtom } from "jotai";
import { CalendarCheck } from "lucide-react";
import { useEffect } from "react";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { openReviewAtom, reviewAtom } from "@/state/budget/review";
import { useAtomValue } from "@/state/useAtomValue";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

/** Leads to the look back at the month that closed. */
export function ReviewRow() {
  const { t } = useTranslation();
  const [review, read] = [useAtomValue(reviewAtom), useSetAtom(openReviewAtom)];
  const language = useLanguage();
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  if (review === null) return null;
  return (
    <ListGroup>
      <ListRow
        title={t("review.row", { month: monthName(review.month, language) })}
        sub={t("review.rowSub")}
        start={<IconTile icon={{ glyph: CalendarCheck, hue: "green" }} />}
        to="/expenses/review"
        chevron
      />
    </ListGroup>
  );
}
