/** Open questions of a file, one card at a time, and the option that an answer becomes. */
import type { PreviewedFile } from "@/state/budget/imports";
import type { Answers, Options, Question } from "../options";

export type AskedField = Exclude<Question["field"], "columns" | "account">;
type Row = Question["rows"][number];

/** A question of one card: of words, each word has its own. */
export interface OpenQuestion {
  readonly field: AskedField;
  readonly choices: readonly string[];
  readonly rows: readonly Row[];
  /** The word of the file that needs an answer; empty for a question about the whole file. */
  readonly word: string;
}

/** Return the cards of a preview in their order; columns and the account have chips of their own. */
export function openQuestions({ questions }: PreviewedFile): readonly OpenQuestion[] {
  return questions.flatMap(({ field, choices, rows }): readonly OpenQuestion[] => {
    if (field === "columns" || field === "account") return [];
    if (field === "direction" || field === "status")
      return rows.map((row) => ({ field, choices, rows: [row], word: row.word }));
    return [{ field, choices, rows, word: "" }];
  });
}

/** Return the change of the options that an answer makes. */
export function answered(
  { answers = {} }: Options,
  { field, word }: OpenQuestion,
  choice: string,
): Partial<Options> {
  if (field === "signs") return { answers: { ...answers, signs: choice as Answers["signs"] & string } };
  if (field === "direction" || field === "status")
    return { answers: { ...answers, [field]: { ...answers[field], [word]: choice } } };
  return { [field]: choice };
}

/** Count the answers that were given: with the open ones they are all questions. */
export function countAnswers({ answers = {}, encoding, dateOrder, decimal }: Options): number {
  const { signs, direction = {}, status = {} } = answers;
  const single = [signs, encoding, dateOrder, decimal].filter((answer) => answer !== undefined);
  return single.length + Object.keys(direction).length + Object.keys(status).length;
}
