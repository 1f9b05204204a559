import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useNavigate } from "react-router";
import { useMemo } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric, timeText } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import { type AccountView, accountMovesAtom } from "@/state/budget/accounts";
import {
  loadMoreHistoryAtom,
  entryByIdAtom,
  type EntryView,
  byDay,
  cutoffAtom,
  type DayOf,
} from "@/state/budget/history";
import { stoppedAtom } from "@/state/connection";
import { MoreButton } from "@/parts/MoreButton";
import { useDayTitle } from "@/parts/days";
import { Amount } from "@/ui/figures/Amount";
import { LongGroups } from "@/ui/rows/LongGroups";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { type AccountHistoryEntry, money } from "@/domain";
import { IconTile } from "@/ui/art/IconTile";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { ListRow } from "@/ui/rows/ListRow";
import { useNames } from "@/i18n/useNames";
import { usePaidText } from "@/parts/entry/useEntryTexts";
import { accountIcon, type NamedIcon } from "@/ui/art/icons";
import { entryIcon, type EntryKind } from "@/ui/rows/entryIcon";
import { isWithin, type HistoryCutoff } from "@/data/sync/historyCutoff";
import css from "./AccountMoves.module.css";

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

interface MoveRowProps {
  move: AccountHistoryEntry;
  currencyCode: string;
  text: MoveText;
  onOpen: () => void;
}

/** Row of a movement: its reason, its amount, and the balance after it. Only a booking has something to open. */
function MoveRow({ move, currencyCode, text: { title, sub, icon }, onOpen }: MoveRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isBooking = move.kind !== "opening" && move.kind !== "set";
  const { sign, whole, fraction } = money(move.newBudget, currencyCode);
  return (
    <ListRow
      title={title}
      sub={sub}
      compact
      start={<IconTile icon={icon} size="s" />}
      end={
        <Amount
          parts={money(deltaOf(move), currencyCode, { signed: true })}
          tone={move.kind === "income" || move.kind === "refund" ? "in" : undefined}
        />
      }
      endSub={
        <>
          <VisuallyHidden>{t("accounts.balanceAfter")}</VisuallyHidden>
          {sign + whole + fraction}
        </>
      }
      onPress={isBooking ? onOpen : undefined}
    />
  );
}

interface MoveText {
  readonly title: string;
  readonly sub: string;
  readonly icon: NamedIcon;
}

/** Return the texts and icon of a movement: the note leads, else the category; the rest goes below. */
function useMoveTexts(account: AccountView) {
  const { t } = useTranslation();
  const names = useNames();
  const entryOf = useAtomValue(entryByIdAtom);
  const paidText = usePaidText();
  const kindOf = (kind: EntryKind, entry: EntryView | undefined): string => {
    if (kind === "settlement" && entry !== undefined) return paidText(entry);
    if (kind !== "transfer" || entry === undefined) return t(`history.kind.${kind}`);
    return entry.accountId === account.id
      ? t("accounts.move.from", { name: names(entry.fromAccountLabel ?? "") })
      : t("accounts.move.to", { name: names(entry.accountLabel ?? "") });
  };
  return ({ id, kind, date, note, categoryLabel }: AccountHistoryEntry): MoveText => {
    if (kind === "opening" || kind === "set") {
      return { title: t(`accounts.move.${kind}`), sub: timeText(date), icon: accountIcon(account.icon) };
    }
    const entry = entryOf(id);
    const facts = [note, names(categoryLabel ?? ""), kindOf(kind, entry)];
    const [title = "", ...others] = facts.filter((fact) => fact !== "");
    return { title, sub: others.join(" · "), icon: entryIcon(kind, entry?.icon ?? "") };
  };
}

/** Movements of one day, last first. */
interface MoveDay extends DayOf<AccountHistoryEntry> {
  /** By how much it moved; null while more of the day may come. */
  readonly sum: string | null;
}

export interface Moves {
  /** Last day first. */
  readonly days: readonly MoveDay[];
  /** Down to where the history was read; earlier balances are not known yet. Null: all of it is here. */
  readonly cutoff: HistoryCutoff | null;
}

/** Return the movements of an account, each on its own day. */
export function useMoves({ id }: AccountView): Moves {
  const cutoff = useAtomValue(cutoffAtom);
  const movesOf = useAtomValue(accountMovesAtom);
  const days = useMemo(() => {
    const moves = movesOf(id).filter((move) => isWithin(move, cutoff));
    return byDay(moves).map((day) => ({
      ...day,
      sum: day.key === cutoff?.localDay ? null : sumOf(day.entries),
    }));
  }, [movesOf, id, cutoff]);
  return { days, cutoff };
}

/** By how much a move changed the balance. */
function deltaOf({ prevBudget, newBudget }: AccountHistoryEntry): string {
  return money.formatText(money.fromText(newBudget) - money.fromText(prevBudget));
}

function sumOf(moves: readonly AccountHistoryEntry[]): string {
  return money.formatText(moves.reduce((sum, move) => sum + money.fromText(deltaOf(move)), money.ZERO));
}
