import type { PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useUsual } from "./useUsual";

export interface PayeeChoicesProps {
  found: readonly PayeeRow[];
  /** The one that is chosen. */
  payee: string;
  onChoose: (row: PayeeRow) => void;
}

/** Payees to choose from, with where the last entry of each was booked. */
export function PayeeChoices({ found, payee, onChoose }: PayeeChoicesProps) {
  const { t } = useTranslation();
  const usual = useUsual();
  if (found.length === 0) return null;
  return (
    <ListGroup label={t("payees.known")}>
      {found.map((row) => (
        <ListRow
          key={row.name}
          compact
          title={row.name}
          sub={usual(row)}
          selected={row.name === payee}
          onPress={() => onChoose(row)}
        />
      ))}
    </ListGroup>
  );
}
