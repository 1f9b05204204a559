import { useAtomValue } from "jotai";
import { useState } from "react";
import { type OperationOf, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useIntent } from "@/parts/forms/useIntent";
import { momentOf } from "@/parts/meta/moment";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange } from "@/parts/useUndoToast";
import { accountByIdAtom } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/rates";
import type { Sides } from "./AccountRows";

export interface Recorded {
  readonly value: string;
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
}

/** Books a payment, once, and offers to take it back; closes when it is done. */
export function useRecord(payment: shares.Payment, onClose: () => void, sides: Sides) {
  const { t } = useTranslation();
  const show = useMoney();
  const [change, announce] = [useUndoableChange(), useAnnounced()];
  const { once, idOf } = useIntent(payment);
  const [isBusy, setBusy] = useState(false);
  const { fromMemberId, toMemberId, currencyCode } = payment;
  const record = async ({ value, day, note }: Recorded) => {
    setBusy(true);
    const id = idOf("his");
    const date = momentOf(day, null, new Date());
    const body: OperationOf<"settle">["body"] = {
      ...{ fromMemberId, toMemberId, value, currencyCode, note },
      ...(date !== undefined && { date }),
      ...(sides.accountId !== null && { accountId: sides.accountId }),
      ...(sides.fromAccountId !== null && { fromAccountId: sides.fromAccountId }),
    };
    const outcome = await once(() =>
      change({
        operation: { name: "settle", id, body },
        text: t("settle.recorded", { amount: show(value, currencyCode).text }),
        undo: { name: "deleteHistory", id },
      }),
    );
    setBusy(false);
    if (outcome?.ok) onClose();
    else if (outcome) announce(outcome);
  };
  return { record, isBusy, isRated: useRated(sides, currencyCode) };
}

/** Return whether the amount is known in the currencies of the accounts. */
function useRated({ accountId, fromAccountId }: Sides, currencyCode: string): boolean {
  const accounts = useAtomValue(accountByIdAtom);
  const convert = useAtomValue(convertAtom);
  return [accountId, fromAccountId].every((id) => {
    const currency = accounts.get(id ?? "")?.currency;
    return (
      currency === undefined || currency === currencyCode || convert("1", currencyCode, currency) !== null
    );
  });
}
