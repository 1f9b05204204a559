import { useTranslation } from "@/i18n/useTranslation";
import type { ConflictField } from "@/state/budget/notSaved";
import { SideChoice } from "@/ui/fields/SideChoice";
import { ChangeCard, type CardProps } from "../card/ChangeCard";
import { useConflictTexts } from "../card/useConflictTexts";
import css from "../NotSaved.module.css";

const SIDES = ["mine", "theirs"] as const;
export type Side = (typeof SIDES)[number];

/** Values longer than this stand one below the other. */
const SHORT = 24;

export interface FieldChoiceProps extends CardProps {
  conflict: ConflictField;
  /** Nothing is chosen at first. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Old value of a field, and the two values to choose from. */
export function FieldChoice({ change, conflict, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation();
  const texts = useConflictTexts(change);
  const { field } = conflict;
  const { was, ...values } = texts.values(conflict);
  const title = texts.title(field);
  const by = { mine: texts.when, theirs: texts.by(texts.authorships.theirs(field)) };
  const isLong = Object.values(values).some((value) => value.length > SHORT);
  return (
    <ChangeCard title={title} sub={texts.about.what} icon={texts.icon(field)}>
      <p className={css["Change-was"]}>
        {t("notSaved.was")} <b>{was}</b> {texts.by(texts.authorships.was(field))}
      </p>
      <SideChoice
        label={title}
        stacked={isLong}
        sides={SIDES.map((each) => ({
          value: each,
          name: t(`notSaved.${each}`),
          title: values[each],
          sub: by[each],
        }))}
        chosen={side}
        onChoose={onChoose}
      />
    </ChangeCard>
  );
}
