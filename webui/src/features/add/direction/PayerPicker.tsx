import { BanknoteArrowDown } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { Picker } from "./Picker";

export interface PayerPickerProps {
  payee: string;
  onPress: () => void;
}

/** The payer of an income: the side it comes from. */
export function PayerPicker({ payee, onPress }: PayerPickerProps) {
  const { t } = useTranslation();
  return (
    <Picker
      icon={{ glyph: BanknoteArrowDown, hue: "green" }}
      name={payee === "" ? t("payees.whoPays") : payee}
      caption={t("payees.from")}
      label={payee === "" ? t("payees.fromAdd") : t("payees.fromChange", { payee })}
      onPress={onPress}
    />
  );
}
