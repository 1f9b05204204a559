import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { accountByIdAtom } from "@/state/budget/accounts";
import { ActionsSheet } from "./actions/ActionsSheet";
import { AddSheet } from "./form/AddSheet";
import { AccountOrder } from "./actions/AccountOrder";
import { DeletedSheet } from "./actions/DeletedSheet";
import { EditSheet } from "./form/EditSheet";
import type { AccountSheets } from "./useSheets";

/** Everything that can stand over the accounts, one at a time. */
export function Sheets({ sheets }: { sheets: AccountSheets }) {
  const { shown, accountId, close } = sheets;
  const found = useAtomValue(accountByIdAtom).get(accountId ?? "");
  const isAboutAccount = shown !== null && accountId !== null;
  const account = useKeptThing(found?.deleted ? undefined : found, isAboutAccount, close);
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
