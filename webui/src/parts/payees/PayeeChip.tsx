import { Store } from "lucide-react";
import { useState } from "react";
import type { PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton } from "@/parts/meta/MetaButton";
import { PayeeSheet } from "./PayeeSheet";

export interface PayeeChipProps {
  payee: string;
  /** True for an income, whose payee pays it. */
  isFrom?: boolean;
  onChoose: (payee: string, known: PayeeRow | undefined) => void;
}

/** The payee of what is being entered, and the way to another. */
export function PayeeChip({ payee, isFrom = false, onChoose }: PayeeChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = payee === "";
  const title = t(isFrom ? "payees.from" : "payees.payee");
  return (
    <>
      <MetaButton
        glyph={Store}
        text={isEmpty ? title : payee}
        placeholder={isEmpty}
        label={
          isEmpty
            ? t(isFrom ? "payees.fromAdd" : "payees.add")
            : t(isFrom ? "payees.fromChange" : "payees.change", { payee })
        }
        onPress={() => setOpen(true)}
      />
      <PayeeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        payee={payee}
        onChoose={onChoose}
      />
    </>
  );
}
