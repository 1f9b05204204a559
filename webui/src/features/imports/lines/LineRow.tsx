import { CircleAlert } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { PreviewedLine } from "@/state/budget/imports";
import { IconTile } from "@/ui/art/IconTile";
import { Check } from "@/ui/fields/Check";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";
import { isBookable } from "./edits";
import type { LineTexts } from "./useLineTexts";

export interface LineRowProps {
  line: PreviewedLine;
  texts: (line: PreviewedLine) => LineTexts;
  disabled: boolean;
  onOpen: () => void;
  onTake: (take: boolean) => void;
}

/** A line: ticked it is booked, a press on it opens its form. */
export function LineRow({ line, texts, disabled, onOpen, onTake }: LineRowProps) {
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
