import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import type { AccountView } from "@/state/budget/accounts";
import { loadMoreHistoryAtom } from "@/state/budget/history";
import { stoppedAtom } from "@/state/connection";
import { MoreButton } from "@/parts/MoreButton";
import { useDayTitle } from "@/parts/useDayTitle";
import { Amount } from "@/ui/figures/Amount";
import { LongGroups } from "@/ui/rows/LongGroups";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./AccountMoves.module.css";
import { MoveRow } from "./MoveRow";
import { useMoves } from "./useMoves";
import { useMoveTexts } from "./useMoveTexts";

/** Everything that moved an account: by day, each with the balance after it; a booking opens in the history. */
export function AccountMoves({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { days, cutoff } = useMoves(account);
  const [dayTitle, textOf, money] = [useDayTitle(), useMoveTexts(account), useMoney()];
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  return (
    <>
      <LongGroups groups={days}>
        {({ key, entries, sum }, from, to) => (
          <Section key={key}>
            <SectionHeader title={dayTitle(key)} sticky>
              {sum !== null && <Amount parts={money(sum, account.currency, { signed: true })} />}
            </SectionHeader>
            <ListGroup label={dayTitle(key)}>
              {entries.slice(from, to).map((move) => (
                <MoveRow
                  key={`${move.id} ${move.newBudget}`}
                  move={move}
                  currencyCode={account.currency}
                  text={textOf(move)}
                  onOpen={() => void navigate(`/history?entry=${move.id}`)}
                />
              ))}
            </ListGroup>
          </Section>
        )}
      </LongGroups>
      {cutoff !== null && isStopped && (
        <p className={css["Note"]}>{t("accounts.movesHere", { day: dayNumeric(cutoff.localDay) })}</p>
      )}
      {cutoff !== null && (
        <MoreButton
          key={`${cutoff.id} ${String(isStopped)}`}
          text={t("history.more")}
          onMore={async () => {
            await loadMore();
          }}
        />
      )}
    </>
  );
}
