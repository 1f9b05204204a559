import { useController, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Texts } from "@/i18n/texts";
import { IconPicker } from "@/ui/fields/IconPicker";
import { ACCOUNT_ICONS } from "@/ui/art/icons";
import type { AccountFields } from "./fields";

export function IconField({ control }: { control: Control<AccountFields> }) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: "icon" });
  return (
    <IconPicker
      label={t("accounts.icon")}
      icons={ACCOUNT_ICONS}
      value={field.value}
      onChange={field.onChange}
      nameOf={(name) => t(`icons.${name as keyof Texts["icons"]}`)}
      moreLabel={t("actions.showMore")}
      lessLabel={t("actions.showLess")}
    />
  );
}
