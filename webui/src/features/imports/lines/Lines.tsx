import { useMemo, useState } from "react";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { MoreButton } from "@/parts/MoreButton";
import type { PreviewedLine } from "@/state/budget/imports";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { ListGroup } from "@/ui/rows/ListGroup";
import { LongGroups } from "@/ui/rows/LongGroups";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { IconTile } from "@/ui/art/IconTile";
import { Check } from "@/ui/fields/Check";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";
import type { Import } from "../useImport";
import type { Preview } from "../usePreview";
import { LineSheet } from "./LineSheet";
import { withEdits, selectLine, isBookable } from "./edits";
import { useLineTexts, type LineTexts } from "./useLineTexts";

export interface LinesProps {
  importing: Import;
  preview: Preview;
}

/** The lines of the file as they would be booked: what needs a look first. */
export function Lines({ importing, preview }: LinesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<PreviewedLine | null>(null);
  const textsOf = useLineTexts();
  const { edits, setEdits, readMore, isBooking } = importing;
  const { lines, nextStart, sentEdits } = preview;
  const groups = useMemo(() => (lines.length === 0 ? [] : [{ key: "lines", length: lines.length }]), [lines]);
  const title = t("imports.lines");
  return (
    <>
      <Kinds importing={importing} preview={preview} />
      {lines.length === 0 && <p role="status">{t("imports.noneOfKind")}</p>}
      <LongGroups groups={groups}>
        {(_group, from, to) => (
          <Section>
            <SectionHeader title={title} />
            <ListGroup label={title}>
              {lines.slice(from, to).map((line) => (
                <LineRow
                  key={line.line}
                  line={withEdits(line, edits)}
                  texts={textsOf}
                  disabled={isBooking}
                  onOpen={() => setOpen(line)}
                  onTake={(take) => setEdits(selectLine(edits, sentEdits, line, take))}
                />
              ))}
            </ListGroup>
          </Section>
        )}
      </LongGroups>
      {nextStart !== null && <MoreButton key={nextStart} text={t("imports.moreLines")} onMore={readMore} />}
      <LineSheet importing={importing} line={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Which lines are shown. */
function Kinds({ importing: { show, setShow }, preview: { file } }: LinesProps) {
  const { t } = useTranslation();
  const counted = useCounted();
  const { lineCount, duplicateCount, wrongCount } = file;
  const kinds = [
    { value: "attention", count: lineCount },
    { value: "new", count: lineCount - duplicateCount - wrongCount },
    { value: "seen", count: duplicateCount },
    { value: "wrong", count: wrongCount },
  ] as const;
  return (
    <ChipRow label={t("imports.lines")}>
      {kinds.map(({ value, count }) => (
        <Chip
          key={value}
          text={counted(`imports.kinds.${value}`, count)}
          pressed={show === value}
          onClick={() => setShow(value)}
        />
      ))}
    </ChipRow>
  );
}

interface LineRowProps {
  line: PreviewedLine;
  texts: (line: PreviewedLine) => LineTexts;
  disabled: boolean;
  onOpen: () => void;
  onTake: (take: boolean) => void;
}

/** A line: ticked it is booked, a press on it opens its form. */
function LineRow({ line, texts, disabled, onOpen, onTake }: LineRowProps) {
  const { t } = useTranslation();
  const { title, sub, amount, label } = texts(line);
  const canBe = isBookable(line);
  return (
    <ListRow
      title={title}
      sub={sub}
      wrap
      start={
        canBe ? (
          <Check
            square
            label={label}
            checked={line.taken}
            disabled={disabled}
            onChange={(event) => onTake(event.target.checked)}
          />
        ) : (
          <IconTile icon={{ glyph: CircleAlert, hue: "red" }} size="s" />
        )
      }
      opens={{ label: t("imports.openLine", { line: line.line, title }), open: onOpen }}
      end={amount && <Amount parts={amount} tone={amount.sign === "+" ? "in" : undefined} />}
      endSub={line.duplicateOf !== null && t("imports.seenBefore")}
    />
  );
}
