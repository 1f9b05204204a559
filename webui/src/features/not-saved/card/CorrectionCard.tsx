import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Pencil } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { definitionOf } from "@/domain";
import { keepMineAtom, keepTheirsAtom, type CorrectionConflict, type Side } from "@/state/budget/notSaved";
import { entryViewAtom } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { entryIcon } from "@/ui/rows/entryIcon";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import css from "../NotSaved.module.css";
import { useQueuedNotice } from "../useQueuedNotice";
import { ChangeCard, type CardProps } from "./ChangeCard";
import { Dependents } from "./Dependents";
import { factsOf, headingFacts, useEntryFacts } from "@/parts/entry/entryFacts";
import { useSideTexts } from "./useSideTexts";

export interface CorrectionCardProps extends CardProps {
  conflict: CorrectionConflict;
}

/** Two corrections of one entry, or one of an entry that was deleted: each side with the button that takes it. */
export function CorrectionCard({ change, conflict }: CorrectionCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [keepMine, keepTheirs, notify] = [
    useSetAtom(keepMineAtom),
    useSetAtom(keepTheirsAtom),
    useQueuedNotice(),
  ];
  const facts = useEntryFacts();
  const texts = useSideTexts(change, conflict);
  const { title, sub, icon } = useHead(conflict);
  const { was, mine, theirs } = conflict;
  const [main, ...others] = factsOf(facts, [was, mine, theirs]);
  const sideOf = (side: Side | null) => ({
    value:
      side === "deleted" ? t("notSaved.sideDeleted") : side === null ? texts.mineAmount : main.textOf(side),
    others:
      side === null || side === "deleted" ? [] : others.map(({ textOf }) => textOf(side)).filter(Boolean),
  });
  const [yours, other] = [sideOf(mine), sideOf(theirs)];
  const canEdit = was === null ? definitionOf(change.operation).isEntry === true : was.kind !== "settlement";
  const edit = (
    <IconButton
      glyph={Pencil}
      label={t("actions.edit")}
      onClick={() => void navigate(`/add?instead=${String(change.sequence)}`)}
    />
  );
  return (
    <ChangeCard title={title} sub={sub} icon={icon} end={canEdit && edit}>
      {was !== null && (
        <p className={css["Change-was"]}>
          {t("notSaved.was")}{" "}
          <b>
            {[main, ...others]
              .map(({ textOf }) => textOf(was))
              .filter(Boolean)
              .join(" · ")}
          </b>
        </p>
      )}
      <div className={css["Sides"]} role="group" aria-label={title}>
        <SideBox name={t("notSaved.yours")} {...yours} at={texts.mineAt}>
          <Button
            kind="tonal"
            block
            aria-label={`${texts.useMine}, ${yours.value}`}
            onClick={() => void notify(keepMine(change.sequence))}
          >
            {texts.useMine}
          </Button>
        </SideBox>
        <SideBox name={texts.theirs} {...other} at={texts.theirsAt}>
          <Button
            kind="tonal"
            block
            aria-label={`${texts.keepTheirs}, ${other.value}`}
            onClick={() => void notify(keepTheirs(change.sequence))}
          >
            {texts.keepTheirs}
          </Button>
        </SideBox>
      </div>
      <Dependents change={change} />
    </ChangeCard>
  );
}

interface SideBoxProps {
  name: string;
  value: string;
  /** Other fields in which the sides differ. */
  others: readonly string[];
  at: string;
  children: React.ReactNode;
}

function SideBox({ name, value, others, at, children }: SideBoxProps) {
  return (
    <div className={css["Side"]}>
      <small>{name}</small>
      <b>{value}</b>
      {others.map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span>{at}</span>
      {children}
    </div>
  );
}

/** Return the entry's name and look, as the person saw it. */
function useHead({ was, mine, theirs }: CorrectionConflict) {
  const { t } = useTranslation();
  const [view, texts, facts] = [useAtomValue(entryViewAtom), useEntryTexts(), useEntryFacts()];
  const [entry] = [was, theirs, mine].flatMap((side) => (side === null || side === "deleted" ? [] : [side]));
  if (entry === undefined) {
    return { title: t("notSaved.gone"), sub: "", icon: entryIcon("expense", "") };
  }
  const shown = view(entry);
  return {
    title: texts(shown).title,
    sub: headingFacts(facts, entry),
    icon: entryIcon(shown.kind, shown.icon),
  };
}
