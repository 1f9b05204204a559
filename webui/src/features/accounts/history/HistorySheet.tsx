import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { loadMoreHistoryAtom } from "@/state/budget/history";
import { monthViewAtom } from "@/state/budget/month";
import { stoppedAtom } from "@/state/connection";
import { MoreButton } from "@/parts/MoreButton";
import { useDayTitle } from "@/parts/useDayTitle";
import { Amount } from "@/ui/figures/Amount";
import { LongGroupsInSheet } from "@/ui/rows/LongGroups";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Sheet } from "@/ui/overlays/Sheet";
import { MoveRow } from "./MoveRow";
import { useMoves } from "./useMoves";
import { useMoveTexts } from "./useMoveTexts";

export interface HistorySheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

/** Movements of an account in the month: by day, each with the balance after it. */
export function HistorySheet({ open, account, onClose }: HistorySheetProps) {
  const { t } = useTranslation();
  const name = useNames()(account.name);
  const month = monthName(useAtomValue(monthViewAtom).key, useLanguage());
  const { days, reach } = useMoves(account);
  const [dayTitle, textOf, money] = [useDayTitle(), useMoveTexts(account), useMoney()];
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("accounts.historyOf", { name })}
      closeLabel={t("actions.close")}
    >
      {days.length === 0 ? (
        <Section>
          <SectionHeader title={month} />
          {reach === null && <p>{t("accounts.noMoves")}</p>}
        </Section>
      ) : (
        <LongGroupsInSheet groups={days}>
          {({ key, entries, sum }, from, to) => (
            <Section key={key}>
              <SectionHeader title={dayTitle(key)}>
                {sum !== null && <Amount parts={money(sum, account.currency, { signed: true })} />}
              </SectionHeader>
              <ListGroup label={dayTitle(key)}>
                {entries.slice(from, to).map((move) => (
                  <MoveRow
                    key={`${move.id} ${move.newBudget}`}
                    move={move}
                    currencyCode={account.currency}
                    text={textOf(move)}
                  />
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
