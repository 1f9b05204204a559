import type { PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";

export interface PayeeChoicesProps {
  payees: readonly PayeeRow[];
  /** The one that is chosen. */
  payee: string;
  onChoose: (row: PayeeRow) => void;
}

/** Payees to choose from, with where the last entry of each was booked. */
export function PayeeChoices({ payees, payee, onChoose }: PayeeChoicesProps) {
  const { t } = useTranslation();
  const usual = useUsual();
  if (payees.length === 0) return null;
  return (
    <ListGroup label={t("payees.known")}>
      {payees.map((row) => (
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

/** Return a function that says where the last entry of a payee was booked: "Food · Cash". */
export function useUsual(): (row: PayeeRow) => string | undefined {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  return ({ categoryId, accountId }) => {
    const places = [categories.get(categoryId ?? "")?.name, accounts.get(accountId)?.name];
    const known = places.filter((name) => name !== undefined).map(names);
    return known.length === 0 ? undefined : known.join(" · ");
  };
}
