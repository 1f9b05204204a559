import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Navigate, useNavigate, useParams } from "react-router";
import { readAuthorshipAtom } from "@/state/budget/authorship";
import { decideAtom, notSavedAtom, type NotSaved } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useConflictTexts } from "../card/useConflictTexts";
import css from "../NotSaved.module.css";
import { useKept } from "../useKept";
import { FieldChoice, type Side } from "./FieldChoice";

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
      <PageBar title={t("notSaved.settleTitle")} backLabel={t("actions.back")} onBack={leave} />
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
  const [decide, kept] = [useSetAtom(decideAtom), useKept()];
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
            void kept(decide(change.sequence, mine, theirs)).then(onDone);
          }}
        >
          {t("notSaved.saveSome", { chosen: count, of: fields.length })}
        </Button>
      </ButtonRow>
    </ActionBar>
  );
}
