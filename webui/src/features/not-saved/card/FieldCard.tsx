import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { keepMineAtom, keepTheirsAtom, type ConflictField } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Details } from "@/ui/rows/Details";
import { useKept } from "../useKept";
import { ChangeCard, type CardProps } from "./ChangeCard";
import { Dependents } from "./Dependents";
import { isWritable, WriteButton } from "./WriteSheet";
import { useConflictTexts } from "./useConflictTexts";

export interface FieldCardProps extends CardProps {
  conflict: ConflictField;
}

/** One field that somebody else changed too: decided here. */
export function FieldCard({ change, conflict }: FieldCardProps) {
  const { t } = useTranslation();
  const texts = useConflictTexts(change);
  const [keepMine, keepTheirs] = [useSetAtom(keepMineAtom), useSetAtom(keepTheirsAtom)];
  const kept = useKept();
  const { field } = conflict;
  const { was, mine, theirs } = texts.values(conflict);
  const [by, before] = [texts.authorships.theirs(field), texts.authorships.was(field)];
  const details = [
    { label: texts.wasAt(before), value: was },
    { label: texts.mineAt, value: mine },
    { label: texts.theirsAt(by), value: theirs },
  ];
  return (
    <ChangeCard
      title={texts.title(field)}
      sub={`${texts.about.what} · ${texts.changedToo(by)}`}
      icon={texts.about.icon}
      end={isWritable(change, field) && <WriteButton change={change} conflict={conflict} />}
    >
      <Details details={details} />
      <Dependents change={change} />
      <ButtonRow>
        <Button kind="outline" grow onClick={() => void kept(keepTheirs(change.sequence))}>
          {t("notSaved.keepTheirs")}
        </Button>
        <Button kind="tonal" grow onClick={() => void kept(keepMine(change.sequence))}>
          {t("notSaved.keepMine")}
        </Button>
      </ButtonRow>
    </ChangeCard>
  );
}
