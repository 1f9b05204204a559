import { useMemo, useState, useCallback } from "react";
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
import { dayNumeric } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { Details } from "@/ui/rows/Details";
import type { AmountParts } from "@/domain";
import type { Translate } from "@/i18n/translate";
import { useMessage } from "@/i18n/useMessage";
import { tagsText } from "@/parts/tags/tagsText";
import type { Import } from "../useImport";
import type { Preview } from "../usePreview";
import { withEdits, selectLine, isBookable, fieldsOf } from "./edits";
import { LineForm } from "./LineForm";

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

interface LineSheetProps {
  importing: Import;
  /** Null while it is closed. */
  line: PreviewedLine | null;
  onClose: () => void;
}

/** Details of a line, and the form of its fields. */
function LineSheet({ importing, line, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  const [shown, show] = useState(line);
  if (line !== null && line !== shown) show(line);
  if (shown === null) return null;
  const now = withEdits(shown, importing.edits);
  return (
    <FormSheet open={line !== null} onClose={onClose} title={t("imports.line", { line: shown.line })}>
      <Facts line={now} />
      {fieldsOf(now).length > 0 && (
        <LineForm key={now.line} importing={importing} line={now} onClose={onClose} />
      )}
    </FormSheet>
  );
}

/** Each category of a line with its amount and its own note. */
function Parts({ line: { parts, currencyCode } }: { line: PreviewedLine }) {
  const names = useNames();
  const money = useMoney();
  return parts.map(({ category, amount, note }, place) => {
    const { text } = money(amount, currencyCode ?? "", { signed: true });
    const facts = [names(category), text, note].filter((fact) => fact !== "");
    return <div key={place}>{facts.join(" · ")}</div>;
  });
}

function Facts({ line }: { line: PreviewedLine }) {
  const { t } = useTranslation();
  const names = useNames();
  const { sub, amount } = useLineTexts()(line);
  const asked = fieldsOf(line);
  const facts = [
    { label: t("imports.facts.why"), value: isBookable(line) ? "" : sub },
    { label: t("imports.facts.day"), value: asked.includes("day") ? null : line.day && dayNumeric(line.day) },
    { label: t("imports.facts.amount"), value: asked.includes("amount") ? "" : amount?.text },
    { label: t("imports.facts.account"), value: asked.includes("accountId") ? "" : names(line.accountName) },
    { label: t("imports.facts.otherAccount"), value: names(line.otherAccountName) },
    { label: t("imports.facts.note"), value: asked.includes("note") ? "" : line.note },
    { label: t("imports.facts.parts"), value: line.parts.length === 0 ? "" : <Parts line={line} /> },
    { label: t("imports.seenBefore"), value: line.duplicateOf === null ? "" : t("imports.seenBeforeText") },
  ].filter(({ value }) => value != null && value !== "");
  return facts.length === 0 ? null : <Details details={facts} />;
}

interface LineTexts {
  readonly title: string;
  readonly sub: string;
  readonly amount: AmountParts | null;
  /** Purpose of a tick. */
  readonly label: string;
}

/** Return the texts of a line: its note, its payee, or its number where it has neither, and its booking or why there is none. */
function useLineTexts(): (line: PreviewedLine) => LineTexts {
  const { t } = useTranslation();
  const [message, money, names] = [useMessage(), useMoney(), useNames()];
  return useCallback(
    (line) => {
      const { day, amount, currencyCode, accountId } = line;
      const parts =
        amount !== null && currencyCode !== null && accountId !== null
          ? money(amount, currencyCode, { signed: true })
          : null;
      const title = line.note || line.payee || t("imports.line", { line: line.line });
      const label = [title, parts?.text].filter((part) => part !== undefined).join(", ");
      if (!isBookable(line)) {
        const why = message(line.code ?? "");
        const sub = line.text === "" ? why : t("imports.saysWrong", { text: line.text, why });
        return { title, sub, amount: parts, label };
      }
      const named = [day === null ? "" : dayNumeric(day), bookedAs(line, t, names)];
      const facts = [...named, line.payee === title ? "" : line.payee, tagsText(line.tags)];
      return { title, sub: facts.filter((fact) => fact !== "").join(" · "), amount: parts, label };
    },
    [t, message, money, names],
  );
}

/** As Groceries, income, to Savings. */
function bookedAs(line: PreviewedLine, t: Translate, names: (name: string) => string): string {
  const { kind, category, parts, otherAccountName, amount } = line;
  if (kind === "income") return t("imports.income");
  if (kind === "transfer") {
    const account = names(otherAccountName);
    return amount?.startsWith("-") ? t("imports.to", { account }) : t("imports.from", { account });
  }
  const categories = parts.length > 0 ? parts.map((part) => part.category) : [category ?? ""];
  const named = [...new Set(categories)].map(names).join(", ");
  return named === "" ? "" : t("imports.as", { category: named });
}
