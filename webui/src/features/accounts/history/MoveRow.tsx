import type { AccountHistoryEntry } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";
import { deltaOf } from "./useMoves";
import type { MoveText } from "./useMoveTexts";

export interface MoveRowProps {
  move: AccountHistoryEntry;
  currencyCode: string;
  text: MoveText;
}

/** Row of a movement: its reason, its amount, and the balance after it. */
export function MoveRow({ move, currencyCode, text: { title, sub, icon } }: MoveRowProps) {
  const money = useMoney();
  return (
    <ListRow
      title={title}
      sub={sub}
      start={<IconTile icon={icon} size="s" />}
      end={
        <Amount
          parts={money(deltaOf(move), currencyCode, { signed: true })}
          tone={move.kind === "income" ? "in" : undefined}
        />
      }
      endSub={money(move.newBudget, currencyCode).text}
    />
  );
}
