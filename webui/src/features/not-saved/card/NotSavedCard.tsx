import { useSetAtom } from "jotai";
import { CircleX } from "lucide-react";
import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { isPersonal } from "@/domain";
import {
  correctionOfAtom,
  discardAtom,
  keepMineAtom,
  keepTheirsAtom,
  type ConflictField,
} from "@/state/budget/notSaved";
import { workspaceAtom, switchWorkspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { useErrorText } from "@/i18n/useErrorText";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { Details } from "@/ui/rows/Details";
import { type CardProps, ChangeCard } from "./ChangeCard";
import { CorrectionCard } from "./CorrectionCard";
import { Dependents } from "./Dependents";
import { useConflictTexts } from "./useConflictTexts";
import { describe } from "../change/describe";
import { useMoment } from "../change/useMoment";
import { useLabels } from "../change/useLabels";
import { useAuthorship, type ChangeAuthorship } from "../change/useAuthorship";
import { Remedy } from "./Remedy";
import { useQueuedNotice } from "../useQueuedNotice";
import { isWritable, WriteButton } from "./WriteSheet";

/** One refused change, decided about on its card or on a page of its own. */
export function NotSavedCard({ change }: CardProps) {
  const isHere = useAtomValue(workspaceAtom)?.id === change.workspaceId;
  const correction = useAtomValue(correctionOfAtom)(change.sequence);
  const [field, ...others] = change.fields;
  if (!isHere && !isPersonal(change.operation)) return <ElsewhereCard change={change} />;
  if (correction !== null) return <CorrectionCard change={change} conflict={correction} />;
  if (field === undefined) return <RefusalCard change={change} />;
  return others.length === 0 ? (
    <FieldCard change={change} conflict={field} />
  ) : (
    <FieldsCard change={change} />
  );
}

/** Several fields that somebody else changed too: decided on a page of their own. */
function FieldsCard({ change }: CardProps) {
  const { t } = useTranslation();
  const { about, authorships, changedToo } = useConflictTexts(change);
  const by = change.fields
    .map(({ field }) => authorships.theirs(field))
    .find((authorship) => authorship !== undefined);
  return (
    <ChangeCard title={about.title} sub={`${about.what} · ${changedToo(by)}`} icon={about.icon}>
      <Dependents change={change} />
      <ButtonRow>
        <ButtonLink kind="tonal" grow to={`/profile/not-saved/${String(change.sequence)}`}>
          {t("notSaved.decide")}
        </ButtonLink>
      </ButtonRow>
    </ChangeCard>
  );
}

/** A change of a workspace that is not open: what it meets there is seen once it is. */
function ElsewhereCard({ change }: CardProps) {
  const { t } = useTranslation();
  const [labels, moment] = [useLabels(), useMoment()];
  const workspace = useAtomValue(workspacesAtom).find(({ id }) => id === change.workspaceId);
  const open = useSetAtom(switchWorkspaceAtom);
  const { what, icon } = describe(change.operation, labels);
  const title = workspace?.name ?? t("notSaved.change.workspace");
  const text = workspace === undefined ? t("notSaved.left") : t("notSaved.belongs", { name: workspace.name });
  return (
    <ChangeCard title={title} sub={[what, moment(change.when)].filter(Boolean).join(" · ")} icon={icon}>
      <Banner glyph={CircleX} tone="negative" inset text={text} />
      <ButtonRow>
        <Discard change={change} title={what === "" ? title : what} />
        {workspace && (
          <Button kind="tonal" grow onClick={() => void open(workspace.id)}>
            {t("notSaved.open", { name: workspace.name })}
          </Button>
        )}
      </ButtonRow>
    </ChangeCard>
  );
}

/** A change that did not fit what there is now: why, and what can be done. */
function RefusalCard({ change }: CardProps) {
  const { t } = useTranslation();
  const [labels, authorships, moment] = [useLabels(), useAuthorship(change), useMoment()];
  const { title, what, icon, amount } = describe(change.operation, labels);
  const [becauseOf, why] = [useBecause(), useErrorText()];
  const because = becauseOf(authorships.deletion) ?? why(change.problem);
  const count = change.dependents.length;
  const text = count > 0 ? `${because} ${t("notSaved.dependents", { count })}` : because;
  const sub = [what, amount?.text, moment(change.when)].filter(Boolean).join(" · ");
  return (
    <ChangeCard title={title} sub={sub} icon={icon}>
      <Banner glyph={CircleX} tone="negative" inset text={text} />
      <ButtonRow>
        <Discard change={change} title={title} />
        <Remedy change={change} />
      </ButtonRow>
    </ChangeCard>
  );
}

/** Return who deleted the thing that the change needs. */
function useBecause() {
  const { t } = useTranslation();
  const moment = useMoment();
  return (authorship: ChangeAuthorship["deletion"]): string | undefined => {
    if (authorship === undefined) return undefined;
    const { at, name, isOwn, label = "" } = authorship;
    if (at === undefined) return t("notSaved.deleted", { label });
    const when = moment(at);
    if (isOwn === true) return t("notSaved.deletedElsewhere", { label, when });
    return name ? t("notSaved.deletedBy", { name, label, when }) : t("notSaved.deleted", { label });
  };
}

/** Gives a change up, after asking: it cannot be brought back. */
function Discard({ change, title }: CardProps & { title: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const discard = useSetAtom(discardAtom);
  const count = change.dependents.length;
  return (
    <>
      <Button kind="danger-text" onClick={() => setAsking(true)}>
        {t("actions.discard")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("notSaved.discardTitle")}
        text={count > 0 ? t("notSaved.discardMore", { title, count }) : t("notSaved.discardText", { title })}
        confirmLabel={t("actions.discard")}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard(change.sequence)}
      />
    </>
  );
}

interface FieldCardProps extends CardProps {
  conflict: ConflictField;
}

/** One field that somebody else changed too: decided here. */
function FieldCard({ change, conflict }: FieldCardProps) {
  const { t } = useTranslation();
  const texts = useConflictTexts(change);
  const [keepMine, keepTheirs] = [useSetAtom(keepMineAtom), useSetAtom(keepTheirsAtom)];
  const notify = useQueuedNotice();
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
        <Button kind="outline" grow onClick={() => void notify(keepTheirs(change.sequence))}>
          {t("notSaved.keepTheirs")}
        </Button>
        <Button kind="tonal" grow onClick={() => void notify(keepMine(change.sequence))}>
          {t("notSaved.keepMine")}
        </Button>
      </ButtonRow>
    </ChangeCard>
  );
}
