import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { PreviewedLine } from "@/state/budget/imports";
import { Details } from "@/ui/rows/Details";
import type { Import } from "../useImport";
import { LineForm } from "./LineForm";
import { fieldsOf, isBookable, withEdits } from "./edits";
import { useLineTexts } from "./useLineTexts";

export interface LineSheetProps {
  importing: Import;
  /** Null while it is closed. */
  line: PreviewedLine | null;
  onClose: () => void;
}

/** Details of a line, and the form of its fields. */
export function LineSheet({ importing, line, onClose }: LineSheetProps) {
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
