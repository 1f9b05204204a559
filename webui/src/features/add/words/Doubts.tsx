import { dayInWords } from "@/i18n/dates";
import { useErrorText } from "@/i18n/useErrorText";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Chip } from "@/ui/actions/Chip";
import type { Draft } from "../draftFields";
import type { KeypadKind } from "../kinds";
import type { WordsDoubt } from "./reading";
import type { Field } from "./useField";
import { keepFocus } from "./WordsField";

/** A question for each part that the words leave open. */
export function Doubts({ draft, field }: { draft: Draft; field: Field }) {
  return field.words.doubts.map((doubt) => (
    <Question key={doubt.field} doubt={doubt} draft={draft} field={field} />
  ));
}

interface QuestionProps {
  doubt: WordsDoubt;
  draft: Draft;
  field: Field;
}

function Question({ doubt, draft, field }: QuestionProps) {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const why = useErrorText();
  const { field: asked, choices, code } = doubt;
  if (asked === "kind") {
    const kind = (choices[0]?.id ?? draft.kind) as KeypadKind;
    return (
      <Chip
        text={t("add.words.askKind", { kind: t(`history.kind.${kind}`) })}
        asks
        onMouseDown={keepFocus}
        onClick={() => field.answer({ kind })}
      />
    );
  }
  if (choices.length === 0 || asked === "text") {
    return (
      <Chip
        text={code === null ? "" : why({ code, fields: {}, params: {} })}
        asks
        onMouseDown={keepFocus}
        onClick={field.focus}
      />
    );
  }
  const question = t(`add.words.ask.${asked}`);
  return (
    <ChoiceSheet
      title={question}
      choices={choices.map(({ id, name }) => ({
        value: id,
        text: asked === "date" ? dayInWords(id, language) : names(name),
      }))}
      value={undefined}
      onChoose={(id) =>
        field.answer({ answers: { ...draft.answers, [asked === "date" ? "day" : asked]: id } })
      }
    >
      {(open) => (
        <Chip text={question} asks opens aria-label={t("add.words.unsure", { question })} onClick={open} />
      )}
    </ChoiceSheet>
  );
}
