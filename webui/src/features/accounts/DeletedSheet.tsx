import { useAtomValue, useSetAtom } from "jotai";
import { ArchiveArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNames } from "@/i18n/useNames";
import { deletedAccountsAtom, type AccountView } from "@/state/accounts";
import { dispatchAtom } from "@/state/dispatch";
import { Icon } from "@/ui/Icon";
import { accountIcon } from "@/ui/icons";
import { IconTile } from "@/ui/IconTile";
import { ListGroup } from "@/ui/ListGroup";
import { ListRow } from "@/ui/ListRow";
import { Sheet } from "@/ui/Sheet";
import { showToast } from "@/ui/toasts";
import { useAccountTexts } from "./useAccountTexts";

export interface DeletedSheetProps {
  open: boolean;
  onClose: () => void;
}

/** What was deleted: a press brings it back. */
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
              onPress={() => {
                restore(account);
              }}
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
  return ({ id, name }: AccountView) => {
    onClose();
    void dispatch({ name: "restoreAccount", id }).then(({ ok }) => {
      if (ok) showToast({ text: t("accounts.restored", { name: names(name) }) });
    });
  };
}
