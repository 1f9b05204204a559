import { useId } from "react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryView } from "@/state/budget/categories";
import { Switch } from "@/ui/fields/Switch";
import css from "../split/Split.module.css";

export interface ForCategoryProps {
  category: CategoryView;
  checked: boolean;
  onChange: (isForAll: boolean) => void;
}

/** Switch that makes the shares of an entry the rule of its category. */
export function ForCategory({ category, checked, onChange }: ForCategoryProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={css["Refund"]}>
      <label htmlFor={id}>
        <b>{t("sharing.sameForAll", { category: useNames()(category.name) })}</b>
        <small>{t("sharing.sameForAllHelp")}</small>
      </label>
      <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </div>
  );
}
