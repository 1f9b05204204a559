import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ConflictField } from "@/state/budget/notSaved";
import { ChangeCard, type CardProps } from "../card/ChangeCard";
import { useConflictTexts } from "../card/useConflictTexts";
import css from "../NotSaved.module.css";
import sides from "./Sides.module.css";

export type Side = "mine" | "theirs";

/** Values longer than this stand one below the other. */
const SHORT = 24;

export interface FieldChoiceProps extends CardProps {
  conflict: ConflictField;
  /** Nothing is chosen at first. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** What a field was, and the two values it could have. */
export function FieldChoice({ change, conflict, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation();
  const texts = useConflictTexts(change);
  const group = useId();
  const { field } = conflict;
  const { was, ...values } = texts.values(conflict);
  const title = texts.title(field);
  const by = { mine: texts.when, theirs: texts.by(texts.deeds.theirs(field)) };
  const isLong = Object.values(values).some((value) => value.length > SHORT);
  return (
    <ChangeCard title={title} sub={texts.about.what} icon={texts.icon(field)}>
      <p className={css["Change-was"]}>
        {t("notSaved.was")} <b>{was}</b> {texts.by(texts.deeds.was(field))}
      </p>
      <div className={sides["Sides"]} role="radiogroup" aria-label={title} data-stacked={isLong || undefined}>
        {(["mine", "theirs"] as const).map((each) => (
          <label key={each} className={sides["Side"]}>
            <span className={sides["Side-name"]}>
              {t(`notSaved.${each}`)}
              <input
                type="radio"
                className={sides["Side-input"]}
                name={group}
                checked={side === each}
                onChange={() => {
                  onChoose(each);
                }}
              />
            </span>
            <b className={sides["Side-value"]}>{values[each]}</b>
            <span className={sides["Side-by"]}>{by[each]}</span>
          </label>
        ))}
      </div>
    </ChangeCard>
  );
}
