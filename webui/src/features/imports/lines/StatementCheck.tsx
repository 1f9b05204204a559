import { CircleAlert, CircleCheck } from "lucide-react";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { fromText, formatText } from "@/domain/rules/base/money";
import type { PreviewedFile } from "@/state/budget/imports";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useFileCurrency } from "../questions/useFileCurrency";
import type { Import } from "../useImport";

/** Check of the entries against the balance that the file prints; nothing where it prints none. */
export function StatementCheck({ importing, file }: { importing: Import; file: PreviewedFile }) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const currencyCode = useFileCurrency(importing);
  const { statement } = file;
  if (statement === null || currencyCode === null) return null;
  const { closing, difference, day } = statement;
  const there = money(closing, currencyCode).text;
  const here = money(formatText(fromText(closing) + fromText(difference)), currencyCode).text;
  const isEqual = fromText(difference) === 0n;
  const text = { here, there, day: day === null ? "" : dayInWords(day, language) };
  return (
    <ListGroup>
      <ListRow
        wrap
        start={
          <IconTile
            icon={{ glyph: isEqual ? CircleCheck : CircleAlert, hue: isEqual ? "green" : "red" }}
            size="s"
          />
        }
        title={
          isEqual
            ? t("imports.agrees", { balance: there })
            : t("imports.differs", { difference: money(difference.replace("-", ""), currencyCode).text })
        }
        sub={isEqual ? undefined : t(day === null ? "imports.differsText" : "imports.differsSince", text)}
      />
    </ListGroup>
  );
}
