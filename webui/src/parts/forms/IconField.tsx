import { useController, type Control, type FieldValues, type Path } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import type { Texts } from "@/i18n/texts";
import { IconPicker, type IconPickerProps } from "@/ui/fields/IconPicker";

export interface IconFieldProps<Values extends FieldValues & { icon: string }> {
  control: Control<Values>;
  label: string;
  /** ACCOUNT_ICONS or CATEGORY_ICONS. */
  icons: IconPickerProps["icons"];
}

/** The icon of an account or a category. */
export function IconField<Values extends FieldValues & { icon: string }>(props: IconFieldProps<Values>) {
  const { control, label, icons } = props;
  const { t } = useTranslation();
  const { field } = useController({ control, name: "icon" as Path<Values> });
  return (
    <IconPicker
      label={label}
      icons={icons}
      value={field.value}
      onChange={field.onChange}
      nameOf={(name) => t(`icons.${name as keyof Texts["icons"]}`)}
      moreLabel={t("actions.showMore")}
      lessLabel={t("actions.showLess")}
    />
  );
}
