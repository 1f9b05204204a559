import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { usePreload } from "@/ui/browser/onDemand";
import { preloadSheets } from "@/ui/overlays/Sheet";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useLatch } from "@/ui/overlays/useLatch";
import { late } from "./late";

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
  const Loaded = late<Props & LaterSheetProps>(load);
  const preload = () => Promise.all([Loaded.preload(), preloadSheets()]);
  return function LaterSheet(props: Props & LaterSheetProps) {
    const { t } = useTranslation();
    const { open, onClose } = props;
    usePreload(preload);
    if (!useLatch(open)) return null;
    return <Loaded {...props} {...sheetMeanwhile({ open, onClose, label: t("states.loading") })} />;
  };
}
