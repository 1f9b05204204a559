import { Download } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { RowGroup } from "@/parts/RowGroup";
import { useInstall } from "@/ui/browser/install";
import { ListRow } from "@/ui/rows/ListRow";

/** Installation, while the browser offers it; and the features that plain HTTP leaves out. */
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
