import { useTranslation } from "@/i18n/useTranslation";
import { money, type Account, type AccountUpdate } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { Outcome } from "@/state/outcome";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import type { AccountFields } from "./fields";

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
