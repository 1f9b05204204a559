import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { OrderSheet } from "@/parts/order/OrderSheet";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";

export interface CategoryOrderProps {
  open: boolean;
  onClose: () => void;
}

/** The order in which categories are shown everywhere. */
export function CategoryOrder({ open, onClose }: CategoryOrderProps) {
  const { t } = useTranslation();
  const names = useNames();
  const rows = useAtomValue(categoriesAtom).map(({ id, name, icon }) => ({
    id,
    name: names(name),
    icon: categoryIcon(icon),
  }));
  return (
    <OrderSheet
      open={open}
      title={t("order.category")}
      rows={rows}
      operation={(ids) => ({ name: "orderCategories", body: { ids } })}
      onClose={onClose}
    />
  );
}
