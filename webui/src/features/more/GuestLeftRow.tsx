import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Smartphone } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { isGuestBudgetUndecidedAtom } from "@/state/session/session";
import { ListGroup } from "@/ui/rows/ListGroup";
import { MoreRow } from "@/parts/MoreRow";

/** The budget a guest left on this device, while there is one: it can still be brought along. */
export function GuestLeftRow() {
  const { t } = useTranslation();
  const isLeft = useAtomValue(isGuestBudgetUndecidedAtom);
  const open = useSetAtom(guestDialogAtom);
  return (
    isLeft && (
      <ListGroup label={t("guest.dataTitle")}>
        <MoreRow
          glyph={Smartphone}
          hue="sky"
          title={t("guest.dataTitle")}
          onPress={() => open("guestData")}
        />
      </ListGroup>
    )
  );
}
