import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { onlineAtom } from "@/state/connection";
import { readAuthorshipAtom } from "@/state/budget/authorship";
import { correctionOfAtom, notSavedAtom } from "@/state/budget/notSaved";
import { markSeenAtom } from "@/state/budget/refused";
import { waitingAtom, type ChangeGroup } from "@/state/budget/waiting";
import { workspacesAtom } from "@/state/budget/workspace";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { isTick } from "@/domain";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { NotSavedCard } from "./card/NotSavedCard";
import { useTheirAuthor } from "./card/useSideTexts";
import { describe } from "./change/describe";
import { useMoment } from "./change/useMoment";
import { useLabels } from "./change/useLabels";
import css from "./NotSaved.module.css";

/** Refused changes, why, and the ways on; below them the waiting ones. */
export default function NotSaved() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refused = useAtomValue(notSavedAtom);
  const isAllSaved = useAtomValue(waitingAtom).length + refused.length === 0;
  useLooking();
  return (
    <>
      <PageBar title={t("notSaved.title")} onBack={() => void navigate("/profile")} />
      <Page>
        {refused.length > 0 && <Lead />}
        {refused.map((change) => (
          <NotSavedCard key={change.sequence} change={change} />
        ))}
        <Waiting />
        {isAllSaved && <EmptyState art="done" title={t("notSaved.allTitle")} text={t("notSaved.allText")} />}
      </Page>
    </>
  );
}

/** Number of changes, and their workspace where it is one. */
function Lead() {
  const { t } = useTranslation();
  const refused = useAtomValue(notSavedAtom);
  const ids = new Set(refused.map(({ workspaceId }) => workspaceId));
  const places = useAtomValue(workspacesAtom).filter(({ id }) => ids.has(id));
  const count = refused.length;
  const [place] = places;
  const twice = useTwice();
  if (twice !== null) return <p className={css["NotSaved-lead"]}>{twice}</p>;
  const text =
    place !== undefined && ids.size === 1
      ? t("notSaved.leadIn", { count, name: place.name })
      : t("notSaved.lead", { count });
  return <p className={css["NotSaved-lead"]}>{text}</p>;
}

/** Return the words for corrections that met those of one person; null where something else is refused, too. */
function useTwice(): string | null {
  const { t } = useTranslation();
  const [conflictOf, authorOf] = [useAtomValue(correctionOfAtom), useTheirAuthor()];
  const refused = useAtomValue(notSavedAtom);
  const authors = refused.map(({ sequence, workspaceId }) => {
    const conflict = conflictOf(sequence);
    const isTwice = conflict !== null && conflict.mine !== "deleted" && conflict.theirs !== "deleted";
    return isTwice ? authorOf(workspaceId, conflict) : null;
  });
  if (authors.every((author) => author?.isOwn === true)) return t("notSaved.twiceElsewhere");
  const [name, ...others] = new Set(authors.map((author) => (author?.isOwn === false ? author.name : null)));
  return name == null || others.length > 0 ? null : t("notSaved.twice", { name });
}

/** Whoever is here has seen them; and who else was at it is asked whenever there are others. */
function useLooking(): void {
  const refused = useAtomValue(notSavedAtom)
    .map(({ sequence }) => sequence)
    .join();
  const isOnline = useAtomValue(onlineAtom);
  const [looked, read] = [useSetAtom(markSeenAtom), useSetAtom(readAuthorshipAtom)];
  useEffect(() => {
    looked();
    if (refused !== "" && isOnline) void read();
  }, [refused, isOnline, looked, read]);
}

/** Changes on their way: sent by themselves, with nothing to decide. */
function Waiting() {
  const { t } = useTranslation();
  const waiting = useAtomValue(waitingAtom);
  if (waiting.length === 0) return null;
  const title = t("notSaved.waiting", { count: waiting.length });
  return (
    <Section>
      <SectionHeader title={title}>
        <span>{t("notSaved.whenOnline")}</span>
      </SectionHeader>
      <ListGroup label={title}>
        {waiting.map((change) => (
          <WaitingRow key={change.key} change={change} />
        ))}
      </ListGroup>
    </Section>
  );
}

function WaitingRow({ change: { operations, when } }: { change: ChangeGroup }) {
  const { t } = useTranslation();
  const [labels, moment] = [useLabels(), useMoment()];
  const [first, ...others] = operations;
  const { title, what, icon, amount } = describe(first, labels);
  const count = operations.length;
  const many = t(operations.every(isTick) ? "notSaved.change.ticks" : "notSaved.change.items", { count });
  return (
    <ListRow
      compact
      title={title}
      sub={moment(when)}
      start={<IconTile icon={icon} size="s" />}
      end={amount && <Amount parts={amount} />}
      endSub={others.length > 0 ? many : amount ? undefined : what}
    />
  );
}
