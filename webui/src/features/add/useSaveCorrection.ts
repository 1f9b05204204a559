import { useAtomValue } from "@/state/useAtomValue";
import type { IdOf } from "@/parts/forms/useIntent";
import type { EntryVersions } from "@/parts/entry/useEntryVersions";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { membersAtom } from "@/state/budget/members";
import type { Outcome } from "@/state/outcome";
import type { EntryBody } from "./booking";
import { useSaveEntry } from "./useSaveEntry";

/** Return a function that saves a correction of the entry that stands; one of a deleted entry books it again. */
export function useSaveCorrection({
  present,
  isDeleted,
}: EntryVersions): (entry: EntryBody, idOf: IdOf) => Promise<Outcome> {
  const [replace, book] = [useSaveEntry(present), useSaveEntry(null)];
  const again = useBookedAgain();
  return (entry, idOf) => (isDeleted ? book(again(entry, present), idOf) : replace(entry, idOf));
}

/** Return a function that makes of a correction what books a deleted entry again: of its expense, shared as it was. */
export function useBookedAgain(): (entry: EntryBody, deleted: EntryView) => EntryBody {
  const [entryOf, members] = [useAtomValue(entryByIdAtom), useAtomValue(membersAtom)];
  const isMember = (id: string) => members.some(({ userId }) => userId === id);
  return (entry, { refundOf, paidBy, shares, value }) => {
    if (entry.kind === "transfer") return entry;
    const { paidBy: payer, ...body } = entry.body;
    const isShared = paidBy != null && Object.keys(shares).every(isMember);
    const isSameAmount = Number(body.value) === Math.abs(Number(value));
    const shared = {
      ...(payer !== undefined && isMember(payer) && { paidBy: payer }),
      ...(isShared && isSameAmount && body.shares === undefined && { shares }),
    };
    if (entry.kind === "expense") return { ...entry, body: { ...body, ...shared } };
    const spent = refundOf == null ? undefined : entryOf(refundOf);
    return { ...entry, body: { ...body, ...shared, ...(spent !== undefined && { refundOf: spent.id }) } };
  };
}
