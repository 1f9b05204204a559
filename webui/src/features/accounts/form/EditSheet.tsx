import { Trash } from "lucide-react";
import { useState, useEffect, useRef } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { money, type Account, type AccountUpdate, limits } from "@/domain";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { Outcome } from "@/state/outcome";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { dispatchAtom } from "@/state/budget/dispatch";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Switch } from "@/ui/fields/Switch";
import { useDelete } from "../actions/useDelete";
import { AccountForm } from "./AccountForm";
import type { AccountFields } from "./fields";

export interface EditSheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

export function EditSheet({ open, account, onClose }: EditSheetProps) {
  const { t } = useTranslation();
  const name = useNames()(account.name);
  return (
    <FormSheet open={open} onClose={onClose} title={name}>
      <EditForm account={account} onClose={onClose} saveLabel={t("actions.save")} />
    </FormSheet>
  );
}

interface EditFormProps {
  account: AccountView;
  onClose: () => void;
  saveLabel: string;
}

/** Starts from the account as it was when the sheet opened: that balance is the one that was seen. */
function EditForm({ account, onClose, saveLabel }: EditFormProps) {
  const names = useNames();
  const [seen] = useState(account);
  const edit = useEdit(seen);
  const start = { ...startOf(seen), name: names(seen.name) };
  return (
    <>
      <MainField account={account} />
      <AccountForm start={start} account={seen} submitLabel={saveLabel} onSubmit={edit} onClose={onClose} />
      <Delete account={account} onClose={onClose} />
    </>
  );
}

function Delete({ account, onClose }: Pick<EditSheetProps, "account" | "onClose">) {
  const { t } = useTranslation();
  const remove = useDelete(account);
  return (
    <Button
      kind="danger-text"
      block
      glyph={Trash}
      onClick={() => {
        onClose();
        void remove();
      }}
    >
      {t("accounts.deleteAccount")}
    </Button>
  );
}

/** Saves what was changed of an account, given as the person saw it, and offers to change it back. */
export function useEdit(seen: Account) {
  const { t } = useTranslation();
  const names = useNames();
  const change = useUndoableChange();
  return (fields: AccountFields): Promise<Outcome> => {
    const name = fields.name === names(seen.name) ? seen.name : fields.name;
    const wanted = { ...fields, name, budget: amountOf(fields.budget) };
    const before = startOf(seen);
    const { id } = seen;
    return change({
      operation: { name: "updateAccount", id, body: changes(before, wanted) },
      text: t("accounts.changed", { name: names(name) }),
      undo: { name: "updateAccount", id, body: changes(wanted, before) },
    });
  };
}

/** Return the form values of an account. */
export function startOf(account: Account): AccountFields {
  const { name, icon, type, currencyCode, budget, isShowInBalance } = account;
  return { name, icon, type, currencyCode, budget: typedOf(budget), isShowInBalance };
}

/** Only the fields that differ; a new balance goes with the one that was seen. */
function changes(from: AccountFields, to: AccountFields): AccountUpdate {
  const { budget, ...rest } = to;
  const changed = Object.entries(rest).filter(
    ([field, value]) => from[field as keyof AccountFields] !== value,
  );
  const isBudgetSame = money.parse(from.budget) === money.parse(budget);
  return {
    ...(Object.fromEntries(changed) as AccountUpdate),
    ...(isBudgetSame ? {} : { budget, prevBudget: from.budget }),
  };
}

/** Switch that makes the account the default for expenses; saved by itself once it rests. */
export function MainField({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const [wanted, want] = useMain(account);
  return (
    <ListGroup>
      <ListRow
        control
        title={t("accounts.mainField")}
        end={<Switch checked={wanted} onChange={(event) => want(event.target.checked)} />}
      />
    </ListGroup>
  );
}

/** The switch as it was left; what was refused goes back to what is. */
function useMain({ id, isMainAccount }: AccountView) {
  const dispatch = useSetAtom(dispatchAtom);
  const [pending, setPending] = useState<boolean | null>(null);
  const waiting = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const want = (isMain: boolean) => {
    const save = () => {
      waiting.current = undefined;
      void dispatch({ name: "setMainAccount", id, body: { isMainAccount: isMain } }).then(() =>
        setPending(null),
      );
    };
    clearTimeout(timer.current);
    setPending(isMain);
    waiting.current = save;
    timer.current = setTimeout(save, limits.MAIN_ACCOUNT_DEBOUNCE_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return [pending ?? isMainAccount, want] as const;
}
