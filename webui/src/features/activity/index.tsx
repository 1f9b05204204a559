import { useAtomValue, useAtom } from "@/state/useAtomValue";
import { Clock } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { activityReadAtAtom, activityFilterAtom, type Entity } from "@/state/budget/activity";
import { waitingAtom } from "@/state/budget/waiting";
import { isQueuedAtom } from "@/state/connection";
import { ReadBanner } from "@/parts/ReadBanner";
import { useBack } from "@/parts/useBack";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { localTimestamp } from "@/data/device/clock";
import { workspaceAtom } from "@/state/budget/workspace";
import { FilterChip } from "@/parts/FilterChip";
import { usePeopleChoices, useMonthsOf } from "@/parts/filterChoices";
import { ChipRow } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";
import { ActivityDays } from "./ActivityDays";

/** Log of the open budget by day: each change with its author, and Undo. */
export default function ActivityPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageBar title={t("history.activity")} onBack={useBack("/history")} />
      <Page>
        <Filters />
        <ReadBanner readAt={useAtomValue(activityReadAtAtom)} />
        <Waiting />
        <ActivityDays />
      </Page>
    </>
  );
}

/** One's own changes that nobody else can see yet are none of the server's: where they are, and that they will be here. */
function Waiting() {
  const { t } = useTranslation();
  const count = useAtomValue(waitingAtom).length;
  if (!useAtomValue(isQueuedAtom) || count === 0) return null;
  return (
    <Banner text={t("activity.waiting", { count })} glyph={Clock} tone="info" inset>
      <ButtonLink kind="text" to="/profile/not-saved">
        {t("activity.showWaiting")}
      </ButtonLink>
    </Banner>
  );
}

const ENTITIES: readonly Entity[] = ["history", "planning", "category", "account", "list", "workspace"];

/** Whose changes, of what, and of which month. */
function Filters() {
  const { t } = useTranslation();
  const people = usePeopleChoices();
  const inMonths = useMonthChoices();
  const [filter, setFilter] = useAtom(activityFilterAtom);
  const entities = ENTITIES.map((value) => ({ value, text: t(`activity.entity.${value}`) }));
  return (
    <ChipRow label={t("activity.filters")}>
      <FilterChip
        text={t("history.person")}
        allText={t("history.everybody")}
        choices={people}
        value={filter.userId}
        onChoose={(userId) => setFilter({ ...filter, userId })}
      />
      <FilterChip
        text={t("activity.kind")}
        allText={t("activity.allKinds")}
        choices={entities}
        value={filter.entity}
        onChoose={(chosen) =>
          setFilter({ ...filter, entity: ENTITIES.find((each) => each === chosen) ?? null })
        }
      />
      <FilterChip
        text={t("activity.month")}
        allText={t("activity.allMonths")}
        choices={inMonths}
        value={filter.month}
        onChoose={(month) => setFilter({ ...filter, month })}
      />
    </ChipRow>
  );
}

/** From the month the budget was made in to the running one. */
function useMonthChoices(): Choice<string>[] {
  const createdAt = useAtomValue(workspaceAtom)?.createdAt;
  return useMonthsOf(createdAt === undefined ? [] : [localTimestamp(new Date(createdAt)).slice(0, 10)]);
}
