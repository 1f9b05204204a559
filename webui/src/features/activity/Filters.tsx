import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { localTimestamp } from "@/data/device/clock";
import { activityFilterAtom, type Entity } from "@/state/budget/activity";
import { workspaceAtom } from "@/state/budget/workspace";
import { FilterChip } from "@/parts/FilterChip";
import { useMonthsOf } from "@/parts/useMonthsOf";
import { usePeopleChoices } from "@/parts/usePeopleChoices";
import { ChipRow } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";

const ENTITIES: readonly Entity[] = ["history", "planning", "category", "account", "list", "workspace"];

/** Whose changes, of what, and of which month. */
export function Filters() {
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
  const made = useAtomValue(workspaceAtom)?.createdAt;
  return useMonthsOf(made === undefined ? [] : [localTimestamp(new Date(made)).slice(0, 10)]);
}
