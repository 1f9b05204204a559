import { useAtom, useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { activityFilterAtom, type ActivityFilter, type Entity } from "@/state/budget/activity";
import { workspaceAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";

const ENTITIES: readonly Entity[] = ["history", "planning", "category", "account", "list", "workspace"];
const ALL = "";

/** Whose changes, and of what. */
export function Filters() {
  const { t } = useTranslation();
  const people = usePeople();
  const entities = ENTITIES.map((value) => ({ value, text: t(`activity.entity.${value}`) }));
  return (
    <ChipRow label={t("activity.filters")}>
      <FilterChip
        part="userId"
        text={t("activity.person")}
        allText={t("activity.everybody")}
        choices={people}
      />
      <FilterChip
        part="entity"
        text={t("activity.kind")}
        allText={t("activity.allKinds")}
        choices={entities}
      />
    </ChipRow>
  );
}

/** Who takes part, and who did. */
function usePeople(): Choice<string>[] {
  const { t } = useTranslation();
  const workspace = useAtomValue(workspaceAtom);
  const me = useAtomValue(userAtom)?.id;
  const people = [...(workspace?.participants ?? []), ...(workspace?.previousParticipants ?? [])];
  return people.map(({ userId, name }) => ({
    value: userId,
    text: userId === me ? t("activity.you") : name,
  }));
}

interface FilterChipProps {
  part: keyof ActivityFilter;
  text: string;
  allText: string;
  choices: readonly Choice<string>[];
}

function FilterChip({ part, text, allText, choices }: FilterChipProps) {
  const [filter, setFilter] = useAtom(activityFilterAtom);
  const value = filter[part];
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceSheet
      title={text}
      choices={[{ value: ALL, text: allText }, ...choices]}
      value={value ?? ALL}
      onChoose={(choice) => {
        setFilter({ ...filter, [part]: choice === ALL ? null : choice });
      }}
    >
      {(open) => (
        <Chip
          text={chosen?.text ?? text}
          aria-label={chosen && `${text}: ${chosen.text}`}
          pressed={chosen !== undefined}
          opens
          onClick={open}
        />
      )}
    </ChoiceSheet>
  );
}
