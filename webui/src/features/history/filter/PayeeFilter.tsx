import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { laterSheet } from "@/parts/laterSheet";
import { payeesAtom } from "@/state/budget/payees";
import { Chip } from "@/ui/actions/Chip";

const PayeesSheet = laterSheet(async () => (await import("./PayeesSheet")).PayeesSheet);

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
        onClick={() => setOpen(true)}
      />
      <PayeesSheet open={open} onClose={() => setOpen(false)} chosen={value} onChoose={choose} />
    </>
  );
}
