import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { ArchiveArrowUp } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoToast } from "@/parts/useUndoToast";
import { useNames } from "@/i18n/useNames";
import { deletedAccountsAtom, type AccountView } from "@/state/budget/accounts";
import { dispatchAtom } from "@/state/budget/dispatch";
import { Icon } from "@/ui/art/Icon";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { useAccountTexts } from "../overview/useAccountTexts";

export interface DeletedSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Deleted accounts: a press restores one. */
export function DeletedSheet({ open, onClose }: DeletedSheetProps) {
  const { t } = useTranslation();
  const accounts = useAtomValue(deletedAccountsAtom);
  const texts = useAccountTexts();
  const restore = useRestore(onClose);
  return (
    <Sheet open={open} onClose={onClose} title={t("accounts.deleted")} closeLabel={t("actions.close")}>
      <ListGroup label={t("accounts.deleted")}>
        {accounts.map((account) => {
          const { name, amount, sub } = texts(account);
          return (
            <ListRow
              key={account.id}
              title={name}
              deleted
              sub={`${sub} · ${amount.text}`}
              label={t("accounts.restoreLabel", { name, amount: amount.text })}
              start={<IconTile icon={accountIcon(account.icon)} />}
              end={<Icon glyph={ArchiveArrowUp} size={20} />}
              onPress={() => restore(account)}
            />
          );
        })}
      </ListGroup>
    </Sheet>
  );
}

function useRestore(onClose: () => void) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  const say = useUndoToast();
  return ({ id, name }: AccountView) => {
    onClose();
    void dispatch({ name: "restoreAccount", id }).then(({ ok }) => {
      if (ok) say(t("accounts.restored", { name: names(name) }), null);
    });
  };
}
