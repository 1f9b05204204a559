import { useAtomValue } from "@/state/useAtomValue";
import { ChartLine, Plus } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { DueRow } from "@/parts/schedules/DueRow";
import { DueSheet } from "@/parts/schedules/DueSheet";
import { canEditAtom } from "@/state/budget/access";
import { dueAtom, scheduleViewsAtom, type Due } from "@/state/budget/schedules";
import { isLoadingAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";
import { ScheduleSheet } from "./form/ScheduleSheet";
import { groupsOf } from "./groups";
import { ScheduleDetails } from "./ScheduleDetails";
import { MonthSum, SoonSum } from "./Sums";

/** Entries to come: what is due, what comes up next, what is paused or over. `?edit=id` opens one. */
export default function Schedules() {
  const { t } = useTranslation();
  const [goBack, navigate] = [useLeave(), useNavigate()];
  const schedules = useAtomValue(scheduleViewsAtom);
  const sheet = useSheet(schedules);
  const canEdit = useAtomValue(canEditAtom);
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <>
      <PageBar
        title={t("schedules.title")}
        onBack={goBack}
        actions={
          <>
            <IconButton
              glyph={ChartLine}
              label={t("forecast.title")}
              onClick={() => void navigate("/forecast")}
            />
            {canEdit && (
              <IconButton
                glyph={Plus}
                label={t("schedules.new")}
                edge="end"
                disabled={isLoading}
                onClick={sheet.add}
              />
            )}
          </>
        }
      />
      <Page>
        {isLoading ? (
          <SkeletonRows count={4} label={t("states.loading")} />
        ) : schedules.length === 0 ? (
          <EmptyState art="ring" title={t("schedules.none")} text={t("schedules.noneText")}>
            {canEdit && (
              <Button size="l" onClick={sheet.add}>
                {t("schedules.new")}
              </Button>
            )}
          </EmptyState>
        ) : (
          <Known schedules={schedules} onOpen={sheet.edit} />
        )}
      </Page>
      {canEdit ? (
        <ScheduleSheet key={`${sheet.turn} ${sheet.schedule?.id ?? ""}`} {...sheet} />
      ) : (
        <ScheduleDetails {...sheet} />
      )}
    </>
  );
}

/** Back to where one came from; a link from outside leads on to More. */
function useLeave() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  return () => {
    void (isFirst ? navigate("/profile", { replace: true }) : navigate(-1));
  };
}

interface KnownProps {
  schedules: readonly ScheduleView[];
  onOpen: (id: string) => void;
}

function Known({ schedules, onOpen }: KnownProps) {
  const { t } = useTranslation();
  const today = useAtomValue(todayAtom);
  return (
    <>
      <MonthSum />
      <Waiting onMend={onOpen} />
      {groupsOf(schedules, today).map(({ name, rows }) => (
        <Section key={name}>
          <SectionHeader title={t(`schedules.${name}`)}>{name === "soon" && <SoonSum />}</SectionHeader>
          <ListGroup label={t(`schedules.${name}`)}>
            {rows.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} onPress={() => onOpen(schedule.id)} />
            ))}
          </ListGroup>
        </Section>
      ))}
    </>
  );
}

/** Occurrences that wait to be posted or skipped. */
function Waiting({ onMend }: { onMend: (id: string) => void }) {
  const { t } = useTranslation();
  const all = useAtomValue(dueAtom);
  const [open, setOpen] = useState<Due | null>(null);
  return (
    <>
      {all.length > 0 && (
        <Section>
          <SectionHeader title={t("schedules.due")} />
          <ListGroup label={t("schedules.due")}>
            {all.map((due) => (
              <DueRow
                key={`${due.schedule.id} ${due.occurrence}`}
                due={due}
                onOpen={() => setOpen(due)}
                onMend={() => onMend(due.schedule.id)}
              />
            ))}
          </ListGroup>
        </Section>
      )}
      <DueSheet due={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** One sheet: for a new schedule, or for one that is there; a link may open it. */
function useSheet(schedules: readonly ScheduleView[]) {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState<{ turn: number; id: string | null; open: boolean }>(() => ({
    turn: 0,
    id: query.get("edit"),
    open: query.has("edit"),
  }));
  const show = (id: string | null) => setState({ turn: state.turn + 1, id, open: true });
  const schedule = schedules.find(({ id }) => id === state.id) ?? null;
  return {
    open: state.open && (state.id === null || schedule !== null),
    turn: state.turn,
    schedule,
    add: () => show(null),
    edit: show,
    onClose: () => {
      setState({ ...state, open: false });
      if (query.has("edit")) setQuery({}, { replace: true });
    },
  };
}

interface ScheduleRowProps {
  schedule: ScheduleView;
  onPress: () => void;
}

/** A schedule: its next day, what it books and how often. */
function ScheduleRow({ schedule, onPress }: ScheduleRowProps) {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const { count, postedCount, nextDate, note, mode } = schedule;
  const posted =
    count === null
      ? t("schedules.postedCount", { count: postedCount })
      : t("schedules.postedOf", { count: postedCount, all: count });
  const facts = [
    nextDate === null ? posted : texts.day(nextDate),
    note === "" ? "" : texts.label(schedule),
    texts.rhythm(schedule),
    mode === "post" ? t("schedules.automatic") : "",
  ];
  return (
    <ListRow
      wrap
      title={texts.name(schedule)}
      sub={facts.filter(Boolean).join(" · ")}
      start={<IconTile icon={texts.icon(schedule)} />}
      end={<Amount parts={texts.amount(schedule)} tone={schedule.kind === "income" ? "in" : undefined} />}
      onPress={onPress}
    />
  );
}
