import { useAtomValue } from "@/state/useAtomValue";
import { CloudAlert } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { refusedAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { ListGroup } from "@/ui/rows/ListGroup";
import { MoreRow } from "@/parts/MoreRow";

/** Row of refused and waiting changes; nothing once all is saved. */
export function NotSavedRow() {
  const { t } = useTranslation();
  const refused = useAtomValue(refusedAtom).length;
  const waiting = useAtomValue(waitingAtom).length;
  if (refused + waiting === 0) return null;
  const title = t(refused > 0 ? "notSaved.title" : "notSaved.onTheWay");
  return (
    <ListGroup label={title}>
      <MoreRow
        glyph={CloudAlert}
        hue="red"
        title={title}
        value={refused > 0 ? String(refused) : t("states.waiting", { count: waiting })}
        to="/profile/not-saved"
      />
    </ListGroup>
  );
}
