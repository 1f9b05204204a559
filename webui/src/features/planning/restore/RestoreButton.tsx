import { ArchiveArrowUp } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { useRestorable } from "./useRestorable";

/** Leads to what was removed or archived, when there is any. */
export function RestoreButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  const { removed, archived } = useRestorable();
  const count = removed.length + archived.length;
  if (count === 0) return null;
  return (
    <Button kind="text" glyph={ArchiveArrowUp} onClick={onPress}>
      {t("planning.restoreOpen", { count })}
    </Button>
  );
}
