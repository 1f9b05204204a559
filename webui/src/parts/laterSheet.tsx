import type { ReactNode } from "react";
import { allTexts } from "@/i18n/start";
import { useTranslation } from "@/i18n/useTranslation";
import { onDemand, usePreload } from "@/ui/browser/onDemand";
import { preloadSheets } from "@/ui/overlays/Sheet";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useLatch } from "@/ui/overlays/useLatch";

export interface LaterSheetProps {
  /** One of them is open. */
  open: boolean;
  onClose: () => void;
}

/**
 * Sheets that can stand over a screen, in a file of their own: fetched with the texts of all screens once the page is idle,
 * or when one is first opened, and part of the page ever after.
 */
export function laterSheet<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Loaded = onDemand<Props & LaterSheetProps>(async () => {
    const [component] = await Promise.all([load(), allTexts()]);
    return { default: component };
  });
  const preload = () => Promise.all([Loaded.preload(), preloadSheets()]);
  return function LaterSheet(props: Props & LaterSheetProps) {
    const { t } = useTranslation();
    const { open, onClose } = props;
    usePreload(preload);
    if (!useLatch(open)) return null;
    return <Loaded {...props} {...sheetMeanwhile({ open, onClose, label: t("states.loading") })} />;
  };
}
