import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { guestCountsAtom, type GuestCounts } from "@/state/session/guestData";

/** Return the guest's data in words. */
export function useGuestCounts(): string {
  return useCountWords()(useAtomValue(guestCountsAtom));
}

/** "14 entries, 2 accounts, 1 list": how much there is; parts there are none of are left out. */
export function useCountWords(): (counts: GuestCounts) => string {
  const { t } = useTranslation();
  return ({ entries, accounts, lists }) => {
    const parts = [
      entries > 0 && t("guest.entries", { count: entries }),
      accounts > 0 && t("guest.accounts", { count: accounts }),
      lists > 0 && t("guest.lists", { count: lists }),
    ];
    return parts.filter((part) => part !== false).join(", ");
  };
}
