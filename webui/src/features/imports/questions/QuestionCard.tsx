import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { dayInWords } from "@/i18n/dates";
import type { Key } from "@/i18n/translate";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MINUS } from "@/domain/rules/base/display";
import { Icon } from "@/ui/art/Icon";
import { Radio } from "@/ui/fields/Radio";
import { Amount } from "@/ui/figures/Amount";
import { Card } from "@/ui/frame/Card";
import { guardSpot } from "@/ui/overlays/tapGuard";
import { ENCODINGS } from "../choices";
import type { Import } from "../useImport";
import { answered, countAnswers, type OpenQuestion } from "./answers";
import css from "./QuestionCard.module.css";

export interface QuestionCardProps {
  importing: Import;
  /** All open questions; the first is asked. */
  questions: readonly [OpenQuestion, ...OpenQuestion[]];
  /** Currency of the amounts, as far as it is known. */
  currencyCode: string | null;
}

/** One question about the file, with rows of it read by each choice. */
export function QuestionCard({ importing, questions, currencyCode }: QuestionCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [question] = questions;
  const { options, setOption } = importing;
  const place = countAnswers(options) + 1;
  const total = place + questions.length - 1;
  return (
    <Card aria-labelledby={`${id}title`}>
      <div className={css["Ask"]}>
        {total > 1 && <p className={css["Place"]}>{t("imports.ask.place", { place, total })}</p>}
        <h2 id={`${id}title`}>{t(`imports.ask.${question.field}`, { word: question.word })}</h2>
        <div role="radiogroup" aria-labelledby={`${id}title`}>
          {question.choices.map((choice, place) => (
            <label key={choice} className={css["Option"]}>
              <span className={css["Head"]}>
                <ChoiceName choice={choice} />
                <Radio
                  name={id}
                  checked={false}
                  onChange={() => {
                    // The next question comes under the finger.
                    guardSpot();
                    setOption(answered(options, question, choice));
                  }}
                />
              </span>
              {question.rows.map((row) => (
                <RowReading
                  key={row.line}
                  row={row}
                  place={place}
                  question={question}
                  currencyCode={currencyCode}
                />
              ))}
            </label>
          ))}
        </div>
      </div>
    </Card>
  );
}

const NAMES = {
  dmy: "imports.ask.dmy",
  mdy: "imports.ask.mdy",
  ".": "imports.ask.point",
  ",": "imports.ask.comma",
  asWritten: "imports.ask.asWritten",
  reversed: "imports.ask.reversed",
  out: "imports.fields.outflow",
  in: "imports.fields.inflow",
  booked: "imports.ask.booked",
  pending: "imports.ask.pending",
  cancelled: "imports.ask.cancelled",
} as const satisfies Record<string, Key>;

function ChoiceName({ choice }: { choice: string }) {
  const { t } = useTranslation();
  const known = choice in NAMES ? t(NAMES[choice as keyof typeof NAMES]) : undefined;
  return <b>{known ?? ENCODINGS.find(({ value }) => value === choice)?.text ?? choice}</b>;
}

interface RowReadingProps {
  row: OpenQuestion["rows"][number];
  /** Place of the choice. */
  place: number;
  question: OpenQuestion;
  currencyCode: string | null;
}

/** A row of the file as one choice reads it. */
function RowReading({ row, place, question: { field }, currencyCode }: RowReadingProps) {
  const money = useMoney();
  const language = useLanguage();
  const reading = row.readings[place];
  if (reading === undefined) return null;
  const { day, amount, text } = reading;
  const parts =
    amount === null || currencyCode === null ? null : money(amount, currencyCode, { signed: true });
  const isOfCell = field === "dateOrder" || field === "decimal";
  return (
    <span className={css["Row"]}>
      {isOfCell && (
        <>
          <code>{row.word}</code>
          <Icon glyph={ArrowRight} size={16} />
        </>
      )}
      <span className={css["Text"]}>
        {field === "dateOrder" && day !== null ? dayInWords(day, language) : text}
      </span>
      {parts !== null ? (
        <Amount parts={parts} tone={parts.sign === "+" ? "in" : undefined} />
      ) : (
        <span>{amount?.replace("-", MINUS)}</span>
      )}
    </span>
  );
}
