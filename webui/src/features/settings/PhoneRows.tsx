import { Download } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { RowGroup } from "@/parts/RowGroup";
import { useInstall } from "@/ui/browser/install";
import { ListRow } from "@/ui/rows/ListRow";

/** What this device can do: the installation, while the browser offers it, and what plain HTTP leaves out. */
export function PhoneRows() {
  const { t } = useTranslation();
  const { available, ask } = useInstall();
  const isPlain = !window.isSecureContext;
  if (!available && !isPlain) return null;
  return (
    <RowGroup title={t("settings.device")}>
      {available && (
        <MoreRow glyph={Download} hue="green" title={t("settings.install")} onPress={() => void ask()} />
      )}
      {isPlain && <ListRow compact wrap title={t("settings.plain")} sub={t("settings.plainText")} />}
    </RowGroup>
  );
}
