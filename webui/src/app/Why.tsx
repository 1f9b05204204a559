import { useAtom } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { explainedAtom } from "@/state/budget/explained";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { laterPart } from "./lazyScreen";

const WhySheet = laterPart("whySheet", "WhySheet");

/** The sum behind the number that somebody asked about, over whatever screen shows it. */
export function Why() {
  const { t } = useTranslation();
  const [about, explain] = useAtom(explainedAtom);
  const [last, setLast] = useState(about);
  // The last one stays while the sheet slides away.
  if (about !== null && about !== last) setLast(about);
  const open = about !== null;
  const onClose = () => explain(null);
  if (last === null) return null;
  return (
    <WhySheet
      about={about ?? last}
      open={open}
      onClose={onClose}
      {...sheetMeanwhile({ open, onClose, label: t("states.loading") })}
    />
  );
}
