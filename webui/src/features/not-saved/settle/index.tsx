import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Navigate, useNavigate, useParams } from "react-router";
import { readAuthorshipAtom } from "@/state/budget/authorship";
import { decideAtom, notSavedAtom, type NotSaved, type ConflictField } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SideChoice } from "@/ui/fields/SideChoice";
import { useConflictTexts } from "../card/useConflictTexts";
import css from "../NotSaved.module.css";
import { useQueuedNotice } from "../useQueuedNotice";
import { ChangeCard, type CardProps } from "../card/ChangeCard";

/** The fields of one change that somebody else changed too: each is decided by itself. */
export default function Settle() {
  const { sequence } = useParams();
  const change = useAtomValue(notSavedAtom).find((each) => String(each.sequence) === sequence);
  if (change === undefined || change.fields.length === 0) return <Navigate to="/profile/not-saved" replace />;
  return <Choices change={change} />;
}

type Chosen = Readonly<Record<string, Side>>;

function Choices({ change }: { change: NotSaved }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>({});
  const read = useSetAtom(readAuthorshipAtom);
  useEffect(() => {
    void read();
  }, [read]);
  const leave = () => void navigate("/profile/not-saved");
  return (
    <>
      <PageBar title={t("notSaved.settleTitle")} onBack={leave} />
      <Page closed>
        <Lead change={change} />
        {change.fields.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            change={change}
            conflict={conflict}
            side={chosen[conflict.field]}
            onChoose={(side) => setChosen({ ...chosen, [conflict.field]: side })}
          />
        ))}
      </Page>
      <Closing change={change} chosen={chosen} onDone={leave} />
    </>
  );
}

function Lead({ change }: { change: NotSaved }) {
  const { t } = useTranslation();
  const { authorships } = useConflictTexts(change);
  const by = change.fields
    .map(({ field }) => authorships.theirs(field))
    .find((authorship) => authorship?.isOwn === false);
  const text = by?.name ? t("notSaved.settleLead", { name: by.name }) : t("notSaved.settleLeadElsewhere");
  return <p className={css["NotSaved-lead"]}>{text}</p>;
}

interface ClosingProps {
  change: NotSaved;
  chosen: Chosen;
  onDone: () => void;
}

/** Saves what is chosen; the rest stays where it is. */
function Closing({ change, chosen, onDone }: ClosingProps) {
  const { t } = useTranslation();
  const [decide, notify] = [useSetAtom(decideAtom), useQueuedNotice()];
  const fields = change.fields.map(({ field }) => field);
  const on = (side: Side) => fields.filter((field) => chosen[field] === side);
  const [mine, theirs] = [on("mine"), on("theirs")];
  const count = mine.length + theirs.length;
  return (
    <ActionBar>
      <ButtonRow>
        <Button kind="outline" size="l" onClick={onDone}>
          {t("notSaved.later")}
        </Button>
        <Button
          size="l"
          grow
          disabled={count === 0}
          onClick={() => {
            void notify(decide(change.sequence, mine, theirs)).then(onDone);
          }}
        >
          {t("notSaved.saveSome", { chosen: count, of: fields.length })}
        </Button>
      </ButtonRow>
    </ActionBar>
  );
}

const SIDES = ["mine", "theirs"] as const;
type Side = (typeof SIDES)[number];

/** Values longer than this stand one below the other. */
const SHORT = 24;

interface FieldChoiceProps extends CardProps {
  conflict: ConflictField;
  /** Nothing is chosen at first. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Old value of a field, and the two values to choose from. */
function FieldChoice({ change, conflict, side, onChoose }: FieldChoiceProps) {
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
