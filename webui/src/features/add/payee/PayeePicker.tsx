import { Store } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { PayeeSheet, type PayeeSheetProps } from "@/parts/payees/PayeeSheet";
import { Picker } from "../direction/Picker";

/** The payer of an income: the side it comes from. */
export function PayeePicker({ payee, onChoose }: Pick<PayeeSheetProps, "payee" | "onChoose">) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = payee === "" ? t("payees.whoPays") : payee;
  return (
    <>
      <Picker
        icon={{ glyph: Store, hue: "teal" }}
        name={name}
        caption={t("payees.from")}
        label={payee === "" ? t("payees.fromAdd") : t("payees.fromChange", { payee })}
        onPress={() => {
          setOpen(true);
        }}
      />
      <PayeeSheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("payees.from")}
        payee={payee}
        onChoose={onChoose}
      />
    </>
  );
}
