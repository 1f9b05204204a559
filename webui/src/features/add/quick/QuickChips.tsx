import { useAtomValue } from "jotai";
import { Store } from "lucide-react";
import { useState } from "react";
import { money, type quickAdd } from "@/domain";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { DaySheet } from "@/parts/meta/DaySheet";
import { todayAtom } from "@/state/device";
import { Chip, ChipRow, StaticChip } from "@/ui/actions/Chip";
import { quickLedgerAtom } from "./quickLedger";

type Row = "categoryId" | "fromAccountId" | "accountId";

export interface QuickChipsProps {
  draft: quickAdd.Draft;
  /** Something was chosen: it is not read from the line any more. */
  onAnswer: (answers: quickAdd.Answers) => void;
}

/** A line as it was understood: a chip for each part, amber and with a question where it is unsure. */
export function QuickChips({ draft, onAnswer }: QuickChipsProps) {
  const { t } = useTranslation();
  const hasCategory = draft.kind === "expense" || draft.kind === "refund";
  const rows: readonly Row[] = [
    ...(hasCategory ? (["categoryId"] as const) : []),
    ...(draft.kind === "transfer" ? (["fromAccountId"] as const) : []),
    "accountId",
  ];
  return (
    <ChipRow label={t("add.quick.understood")} wrap>
      <Asked draft={draft} onAnswer={onAnswer} field="value" />
      <Asked draft={draft} onAnswer={onAnswer} field="currencyCode" />
      {rows.map((field) => (
        <RowChip key={field} draft={draft} onAnswer={onAnswer} field={field} />
      ))}
      <DayChip draft={draft} onAnswer={onAnswer} />
      {draft.payee !== "" && <StaticChip text={draft.payee} icon={{ glyph: Store }} />}
      {draft.note !== "" && <StaticChip text={draft.note} />}
      {draft.tags.map((tag) => (
        <StaticChip key={tag} text={`#${tag}`} />
      ))}
    </ChipRow>
  );
}

interface FieldProps<Field> extends QuickChipsProps {
  field: Field;
}

/** The question of a field in doubt; nothing where it is sure. */
function Asked({ draft, onAnswer, field }: FieldProps<"value" | "currencyCode" | Row | "date">) {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const choices = draft.doubts.get(field)?.choices ?? [];
  if (choices.length === 0) return null;
  const question = t(`add.quick.ask.${field}`);
  const textOf = ({ id, name }: quickAdd.Choice) =>
    field === "date" ? dayInWords(id, language) : names(name);
  return (
    <ChoiceSheet
      title={question}
      choices={choices.map((choice) => ({ value: choice.id, text: textOf(choice) }))}
      value={undefined}
      onChoose={(id) => {
        onAnswer(answerOf(field, id));
      }}
    >
      {(open) => (
        <Chip text={question} asks opens aria-label={t("add.quick.unsure", { question })} onClick={open} />
      )}
    </ChoiceSheet>
  );
}

function answerOf(field: quickAdd.Field, id: string): quickAdd.Answers {
  if (field === "value") return { value: money.fromText(id) };
  return field === "date" ? { day: id } : { [field]: id };
}

/** An account or the category; another one can be chosen. */
function RowChip({ draft, onAnswer, field }: FieldProps<Row>) {
  const { t } = useTranslation();
  const names = useNames();
  const { accounts, categories } = useAtomValue(quickLedgerAtom);
  const rows = field === "categoryId" ? categories : accounts;
  const chosen = rows.find(({ id }) => id === draft[field]);
  if (chosen === undefined) return <Asked draft={draft} onAnswer={onAnswer} field={field} />;
  const name = names(chosen.name);
  return (
    <ChoiceSheet
      title={t(`add.quick.ask.${field}`)}
      choices={rows.map((row) => ({ value: row.id, text: names(row.name) }))}
      value={chosen.id}
      onChoose={(id) => {
        onAnswer({ [field]: id });
      }}
    >
      {(open) => (
        <Chip text={name} pressed opens aria-label={t("add.quick.change", { name })} onClick={open} />
      )}
    </ChoiceSheet>
  );
}

function DayChip({ draft, onAnswer }: QuickChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const [open, setOpen] = useState(false);
  if (draft.doubts.has("date")) return <Asked draft={draft} onAnswer={onAnswer} field="date" />;
  const day = draft.day ?? today;
  const date = day === today ? t("add.today") : dayInWords(day, language);
  return (
    <>
      <Chip
        text={date}
        pressed
        opens
        aria-label={t("add.dateChange", { date })}
        onClick={() => {
          setOpen(true);
        }}
      />
      <DaySheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        today={today}
        day={day}
        onChoose={(chosen) => {
          onAnswer({ day: chosen });
        }}
      />
    </>
  );
}
