import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { loadMoreHistoryAtom } from "@/state/budget/history";
import { monthViewAtom } from "@/state/budget/month";
import { stoppedAtom } from "@/state/connection";
import { MoreButton } from "@/parts/MoreButton";
import { LongGroupsInSheet } from "@/ui/rows/LongGroups";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Sheet } from "@/ui/overlays/Sheet";
import { MoveRow } from "./MoveRow";
import { useMoves } from "./useMoves";

export interface HistorySheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

/** What moved an account's balance in the month, newest first. */
export function HistorySheet({ open, account, onClose }: HistorySheetProps) {
  const { t } = useTranslation();
  const name = useNames()(account.name);
  const month = monthName(useAtomValue(monthViewAtom).key, useLanguage());
  const { moves, reach } = useMoves(account);
  const groups = useMemo(() => [{ key: month, length: moves.length, moves }], [month, moves]);
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("accounts.historyOf", { name })}
      closeLabel={t("actions.close")}
    >
      {moves.length === 0 ? (
        <Section>
          <SectionHeader title={month} />
          {reach === null && <p>{t("accounts.noMoves")}</p>}
        </Section>
      ) : (
        <LongGroupsInSheet groups={groups}>
          {(group, from, to) => (
            <Section key={group.key}>
              <SectionHeader title={month} />
              <ListGroup label={month}>
                {group.moves.slice(from, to).map((move) => (
                  <MoveRow key={`${move.id} ${move.newBudget}`} move={move} currencyCode={account.currency} />
                ))}
              </ListGroup>
            </Section>
          )}
        </LongGroupsInSheet>
      )}
      {reach !== null && isStopped && <p>{t("accounts.movesHere", { day: dayNumeric(reach.localDay) })}</p>}
      {reach !== null && (
        <MoreButton
          key={`${reach.id} ${String(isStopped)}`}
          text={t("history.more")}
          onMore={async () => {
            await loadMore();
          }}
        />
      )}
    </Sheet>
  );
}
