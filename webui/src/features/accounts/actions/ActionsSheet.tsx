import { useAtomValue } from "@/state/useAtomValue";
import { ArrowRightLeft, BanknoteArrowDown, Pencil, Trash } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import type { Glyph } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { useDelete } from "./useDelete";
import type { AccountSheets, SheetName } from "../useSheets";

export interface ActionsSheetProps {
  account: AccountView;
  sheets: AccountSheets;
}

/** Actions on an account. */
export function ActionsSheet({ account, sheets }: ActionsSheetProps) {
  const { t } = useTranslation();
  const [names, navigate] = [useNames(), useNavigate()];
  const hasOthers = useAtomValue(accountsAtom).length > 1;
  const remove = useDelete(account);
  const open = (name: SheetName) => () => sheets.openFor(name, account);
  const enter = (kind: "income" | "transfer") => () => {
    void navigate(`/add?kind=${kind}&account=${account.id}`);
  };
  return (
    <Sheet
      open={sheets.shown === "actions"}
      onClose={sheets.close}
      title={names(account.name)}
      closeLabel={t("actions.close")}
    >
      <ListGroup>
        <Action glyph={BanknoteArrowDown} text={t("accounts.addAmount")} onPress={enter("income")} />
        {hasOthers && (
          <Action glyph={ArrowRightLeft} text={t("accounts.transfer")} onPress={enter("transfer")} />
        )}
        <Action glyph={Pencil} text={t("actions.edit")} onPress={open("edit")} />
        <Action
          glyph={Trash}
          text={t("actions.delete")}
          onPress={() => {
            sheets.close();
            void remove();
          }}
        />
      </ListGroup>
    </Sheet>
  );
}

function Action({ glyph, text, onPress }: { glyph: Glyph; text: string; onPress: () => void }) {
  return <ListRow compact title={text} start={<IconTile icon={{ glyph }} size="s" />} onPress={onPress} />;
}
