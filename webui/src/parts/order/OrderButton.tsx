import { ArrowDownUp } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";

export interface OrderButtonProps {
  /** Number of rows: one alone has no order. */
  count: number;
  onPress: () => void;
}

/** Leads to the sheet where rows are put in order. */
export function OrderButton({ count, onPress }: OrderButtonProps) {
  const { t } = useTranslation();
  if (count < 2) return null;
  return (
    <Button kind="text" glyph={ArrowDownUp} onClick={onPress}>
      {t("order.change")}
    </Button>
  );
}
