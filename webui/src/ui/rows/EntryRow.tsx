import { Clock } from "lucide-react";
import type { AmountParts } from "@/domain/rules/display";
import { Amount } from "../figures/Amount";
import { entryIcon, type EntryKind } from "./entryIcon";
import { IconTile } from "../art/IconTile";
import { ListRow } from "./ListRow";
import { Tag } from "./Tag";

export interface EntryRowProps {
  kind: EntryKind;
  /** Of its category. */
  icon: string;
  title: string;
  sub: string;
  amount: AmountParts;
  tone: "in" | undefined;
  second: string;
  label: string;
  /** "waiting", while the server has not answered. */
  waiting: string | undefined;
  selected?: boolean;
  onPress: () => void;
}

/** An entry of the history: an expense, an amount that came in, a transfer. */
export function EntryRow({ kind, icon, amount, tone, second, waiting, ...row }: EntryRowProps) {
  return (
    <ListRow
      {...row}
      tag={waiting && <Tag text={waiting} glyph={Clock} />}
      start={<IconTile icon={entryIcon(kind, icon)} />}
      end={<Amount parts={amount} tone={tone} />}
      endSub={second}
    />
  );
}
