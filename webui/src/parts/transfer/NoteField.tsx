import type { ComponentProps } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { TextArea } from "@/ui/fields/TextArea";

/** What the amount was for. */
export function NoteField(props: Omit<ComponentProps<typeof TextArea>, "label">) {
  const { t } = useTranslation();
  return <TextArea label={t("accounts.note")} {...props} />;
}
