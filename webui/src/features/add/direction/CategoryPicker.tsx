import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { CategoryChoices, useRest } from "@/parts/CategoryChoices";
import { ViewToggle } from "@/parts/ViewToggle";
import { useNames } from "@/i18n/useNames";
import type { CategoryView } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { Sheet } from "@/ui/overlays/Sheet";
import { Picker } from "./Picker";

export interface CategoryPickerProps {
  /** Undefined while there is none. */
  category: CategoryView | undefined;
  onChoose: (categoryId: string) => void;
}

export function CategoryPicker({ category, onChoose }: CategoryPickerProps) {
  const { t } = useTranslation();
  const [names, rest] = [useNames(), useRest()];
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = category === undefined ? t("add.noCategory") : names(category.name);
  const words = category === undefined ? "" : rest(category.id);
  return (
    <>
      <Picker
        icon={categoryIcon(category?.icon ?? "")}
        name={name}
        caption={category === undefined ? t("add.chooseCategory") : words}
        label={t("add.to", { name, amount: words })}
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={t("add.toTitle")} closeLabel={t("actions.close")}>
        <ViewToggle />
        <CategoryChoices
          value={category?.id}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      </Sheet>
    </>
  );
}
