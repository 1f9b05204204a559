import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { PayeeSearch } from "@/parts/payees/PayeeSearch";
import { payeesAtom } from "@/state/budget/payees";
import { Button } from "@/ui/actions/Button";
import { Chip } from "@/ui/actions/Chip";
import { Sheet } from "@/ui/overlays/Sheet";

export interface PayeeFilterProps {
  /** Null while it does not filter. */
  value: string | null;
  onChoose: (payee: string | null) => void;
}

/** A chip that opens the payees, which are searched; left out while there are none. */
export function PayeeFilter({ value, onChoose }: PayeeFilterProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = useAtomValue(payeesAtom).length === 0;
  if (isEmpty && value === null) return null;
  const choose = (payee: string | null) => {
    setOpen(false);
    onChoose(payee);
  };
  return (
    <>
      <Chip
        text={value ?? t("payees.payee")}
        aria-label={value === null ? undefined : `${t("payees.payee")}: ${value}`}
        pressed={value !== null}
        opens
        onClick={() => {
          setOpen(true);
        }}
      />
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("payees.payee")}
        closeLabel={t("actions.close")}
      >
        {value !== null && (
          <Button
            kind="tonal"
            block
            onClick={() => {
              choose(null);
            }}
          >
            {t("history.allPayees")}
          </Button>
        )}
        <PayeeSearch chosen={value ?? ""} onChoose={choose} />
      </Sheet>
    </>
  );
}
