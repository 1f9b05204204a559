import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { guestCountsAtom } from "@/state/session/guestData";

/** "14 entries, 2 accounts, 1 list": what a guest has; parts there are none of are left out. */
export function useGuestCounts(): string {
  const { t } = useTranslation();
  const { entries, accounts, lists } = useAtomValue(guestCountsAtom);
  const parts = [
    entries > 0 && t("guest.entries", { count: entries }),
    accounts > 0 && t("guest.accounts", { count: accounts }),
    lists > 0 && t("guest.lists", { count: lists }),
  ];
  return parts.filter((part) => part !== false).join(", ");
}
