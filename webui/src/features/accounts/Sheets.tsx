import { ArrowRightLeft, BanknoteArrowDown, Pencil, Trash, ArchiveArrowUp } from "lucide-react";
import { useNavigate } from "react-router";
import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import {
  accountByIdAtom,
  accountsAtom,
  type AccountView,
  deletedAccountsAtom,
} from "@/state/budget/accounts";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { OrderSheet } from "@/parts/order/OrderSheet";
import { accountIcon } from "@/ui/art/icons";
import { useUndoableChange, useUndoToast } from "@/parts/useUndoToast";
import type { Outcome } from "@/state/outcome";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { IdOf } from "@/parts/forms/useIntent";
import type { Sheets as SheetsOf } from "@/parts/useSheet";
import { amountOf } from "@/parts/forms/typedMoney";
import { type Glyph, Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { dispatchAtom } from "@/state/budget/dispatch";
import { EditSheet } from "./form/EditSheet";
import { AccountForm } from "./form/AccountForm";
import { NEW_ACCOUNT, type AccountFields } from "./form/fields";
import { useDelete } from "./actions/useDelete";
import { useAccountTexts } from "./overview/useAccountTexts";

type SheetName = "add" | "deleted" | "order" | "actions" | "edit";
export type AccountSheets = SheetsOf<SheetName>;

/** Everything that can stand over the accounts, one at a time. */
export function Sheets({ sheets }: { sheets: AccountSheets }) {
  const { shown, subject: accountId, close } = sheets;
  const accountOrDeleted = useAtomValue(accountByIdAtom).get(accountId ?? "");
  const isAboutAccount = shown !== null && accountId !== null;
  const account = useKeptThing(
    accountOrDeleted?.deleted ? undefined : accountOrDeleted,
    isAboutAccount,
    close,
  );
  return (
    <>
      <AddSheet open={shown === "add"} onClose={close} />
      <AccountOrder open={shown === "order"} onClose={close} />
      <DeletedSheet open={shown === "deleted"} onClose={close} />
      {account && (
        <>
          <ActionsSheet account={account} sheets={sheets} />
          <EditSheet open={shown === "edit"} account={account} onClose={close} />
        </>
      )}
    </>
  );
}

interface AccountOrderProps {
  open: boolean;
  onClose: () => void;
}

/** The order in which accounts are shown everywhere. */
function AccountOrder({ open, onClose }: AccountOrderProps) {
  const { t } = useTranslation();
  const names = useNames();
  const rows = useAtomValue(accountsAtom).map(({ id, name, icon }) => ({
    id,
    name: names(name),
    icon: accountIcon(icon),
  }));
  return (
    <OrderSheet
      open={open}
      title={t("order.account")}
      rows={rows}
      operation={(ids) => ({ name: "orderAccounts", body: { ids } })}
      onClose={onClose}
    />
  );
}

interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const add = useAdd();
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.add")}>
      <AccountForm start={NEW_ACCOUNT} submitLabel={t("accounts.add")} onSubmit={add} onClose={onClose} />
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  return (fields: AccountFields, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("acc");
    const body = { ...fields, budget: amountOf(fields.budget) };
    return change({
      operation: { name: "createAccount", id, body },
      text: t("accounts.added", { name: fields.name }),
      undo: { name: "deleteAccount", id },
    });
  };
}

interface ActionsSheetProps {
  account: AccountView;
  sheets: AccountSheets;
}

/** Actions on an account. */
function ActionsSheet({ account, sheets }: ActionsSheetProps) {
  const { t } = useTranslation();
  const [names, navigate] = [useNames(), useNavigate()];
  const hasOthers = useAtomValue(accountsAtom).length > 1;
  const remove = useDelete(account);
  const open = (name: SheetName) => () => sheets.open(name, account.id);
  const enter = (kind: "income" | "transfer") => () => {
    void navigate(`/add?kind=${kind}&account=${account.id}`);
  };
  return (
    <Sheet open={sheets.shown === "actions"} onClose={sheets.close} title={names(account.name)}>
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

interface DeletedSheetProps {
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
    <Sheet open={open} onClose={onClose} title={t("accounts.deleted")}>
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
  const offerUndo = useUndoToast();
  return ({ id, name }: AccountView) => {
    onClose();
    void dispatch({ name: "restoreAccount", id }).then(({ ok }) => {
      if (ok) offerUndo(t("accounts.restored", { name: names(name) }), null);
    });
  };
}
