import { Store } from "lucide-react";
import { useState } from "react";
import type { PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton } from "@/parts/meta/MetaButton";
import { PayeeSheet } from "./PayeeSheet";

export interface PayeeChipProps {
  payee: string;
  onChoose: (payee: string, known: PayeeRow | undefined) => void;
}

/** The payee of what is being entered, and the way to another. */
export function PayeeChip({ payee, onChoose }: PayeeChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = payee === "";
  return (
    <>
      <MetaButton
        glyph={Store}
        text={isEmpty ? t("payees.payee") : payee}
        placeholder={isEmpty}
        label={isEmpty ? t("payees.add") : t("payees.change", { payee })}
        onPress={() => {
          setOpen(true);
        }}
      />
      <PayeeSheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("payees.payee")}
        payee={payee}
        onChoose={onChoose}
      />
    </>
  );
}
