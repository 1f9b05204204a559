import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { settlementBody, type OperationOf, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useIntent } from "@/parts/forms/useIntent";
import { momentOf } from "@/parts/meta/moment";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange, type UndoableChange } from "@/parts/useUndoToast";
import { accountByIdAtom } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/conversion";
import { newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom } from "@/state/budget/rebooking";
import type { BookedAmounts, PaymentAccounts } from "./booked";

export interface Recorded {
  readonly value: string;
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
}

interface Recording {
  readonly payment: shares.Payment;
  /** The booked payment that is corrected. */
  readonly replaced: EntryView | null;
  readonly sides: PaymentAccounts;
  readonly booked: BookedAmounts;
  readonly onClose: () => void;
}

/** Books a payment or corrects one, once, and offers to take that back; closes when it is done. */
export function useRecord({ payment, replaced, sides, booked, onClose }: Recording) {
  const { t } = useTranslation();
  const show = useMoney();
  const [change, announce] = [useUndoableChange(), useAnnounced()];
  const { once, idOf } = useIntent(payment);
  const correction = useCorrection();
  const [isBusy, setBusy] = useState(false);
  const { fromMemberId, toMemberId, currencyCode } = payment;
  const record = async ({ value, day, note }: Recorded) => {
    setBusy(true);
    const id = idOf("his");
    const date = momentOf(day, replaced, new Date());
    const body: OperationOf<"settle">["body"] = {
      ...{ fromMemberId, toMemberId, value, currencyCode, note },
      ...(date !== undefined && { date }),
      ...(sides.accountId !== null && { accountId: sides.accountId }),
      ...(sides.fromAccountId !== null && { fromAccountId: sides.fromAccountId }),
      ...booked,
    };
    const recorded = t("settle.recorded", { amount: show(value, currencyCode).text });
    const outcome = await once(() =>
      change(
        replaced === null
          ? { operation: { name: "settle", id, body }, text: recorded, undo: { name: "deleteHistory", id } }
          : correction(replaced, id, body),
      ),
    );
    setBusy(false);
    if (outcome?.ok) onClose();
    else if (outcome) announce(outcome);
    return outcome;
  };
  return { record, isBusy, isRated: useRated(sides, currencyCode, booked) };
}

/** Return what corrects a booked payment, and books it again as it was where that gives the same. */
function useCorrection() {
  const { t } = useTranslation();
  const newId = useAtomValue(newIdAtom);
  const isReversible = useAtomValue(canRebookAtom);
  return (replaced: EntryView, id: string, body: OperationOf<"settle">["body"]): UndoableChange => ({
    operation: { name: "replaceSettlement", id, entryId: replaced.id, body },
    text: t("settle.corrected"),
    undo: isReversible(replaced)
      ? { name: "replaceSettlement", id: newId("his"), entryId: id, body: settlementBody(replaced) }
      : null,
  });
}

/** Return whether the amount is known in the currencies of the accounts. */
function useRated(
  { accountId, fromAccountId }: PaymentAccounts,
  currencyCode: string,
  booked: BookedAmounts,
): boolean {
  const accounts = useAtomValue(accountByIdAtom);
  const convert = useAtomValue(convertAtom);
  const open = [
    booked.accountValue === undefined ? accountId : null,
    booked.fromValue === undefined ? fromAccountId : null,
  ];
  return open.every((id) => {
    const currency = accounts.get(id ?? "")?.currency;
    return (
      currency === undefined || currency === currencyCode || convert("1", currencyCode, currency) !== null
    );
  });
}
