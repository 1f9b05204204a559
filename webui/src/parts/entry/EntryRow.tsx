import { Clock } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { EntryView } from "@/state/budget/history";
import { Avatar } from "@/ui/art/Avatar";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { entryIcon } from "@/ui/rows/entryIcon";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import css from "./EntryRow.module.css";
import type { EntryTexts } from "./useEntryTexts";

export interface EntryRowProps {
  entry: EntryView;
  /** Texts of `useEntryTexts`. */
  texts: (entry: EntryView) => EntryTexts;
  selected?: boolean;
  onPress: () => void;
}

/** An entry of the history: an expense, an amount that came in, a transfer. */
export function EntryRow({ entry, texts: textsOf, ...row }: EntryRowProps) {
  const { amount, tone, second, author, marks, ...texts } = textsOf(entry);
  return (
    <ListRow
      {...row}
      {...texts}
      tight
      tag={
        <span className={css["EntryRow-marks"]}>
          {marks.map((mark) => (
            <Tag key={mark.text} {...mark} />
          ))}
          {entry.isPending && <Waiting />}
        </span>
      }
      start={<IconTile icon={entryIcon(entry.kind, entry.icon)} size="xs" />}
      end={<Amount parts={amount} tone={tone} />}
      endSub={
        <>
          {author && <Avatar {...author} round size="xs" />}
          <span className={css["EntryRow-second"]}>{second}</span>
        </>
      }
    />
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <Tag text={t("history.waiting")} glyph={Clock} />;
}
