import { useId } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Radio } from "@/ui/fields/Radio";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { MemberFace, useMemberNames } from "./useMembers";

export interface OneRowsProps {
  memberIds: readonly string[];
  value: string | null;
  onChoose: (memberId: string) => void;
}

/** The one member who bears all. */
export function OneRows({ memberIds, value, onChoose }: OneRowsProps) {
  const { t } = useTranslation();
  const { nameOf } = useMemberNames();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("sharing.who")}>
      <ListGroup>
        {memberIds.map((id) => (
          <ListRow
            key={id}
            control
            title={nameOf(id)}
            start={<MemberFace memberId={id} />}
            end={<Radio name={name} checked={value === id} onChange={() => onChoose(id)} />}
          />
        ))}
      </ListGroup>
    </div>
  );
}
