import { useId } from "react";
import { limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { Stepper } from "@/ui/fields/Stepper";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Radio } from "@/ui/fields/Radio";
import { MemberFace, useMemberNames } from "./useMembers";

export type Parts = Readonly<Record<string, number>>;

export interface PartRowsProps {
  memberIds: readonly string[];
  parts: Parts;
  /** Amount of a part, below the name. */
  subOf?: (memberId: string) => string;
  onChange: (parts: Parts) => void;
}

/** The part of each member; nothing is no part. */
export function PartRows({ memberIds, parts, subOf, onChange }: PartRowsProps) {
  const { t } = useTranslation();
  const { nameOf } = useMemberNames();
  return (
    <ListGroup label={t("sharing.who")}>
      {memberIds.map((id) => {
        const name = nameOf(id);
        return (
          <ListRow
            key={id}
            title={name}
            sub={(parts[id] ?? 0) === 0 ? t("sharing.none") : subOf?.(id)}
            start={<MemberFace memberId={id} />}
            end={
              <Stepper
                label={t("sharing.part", { name })}
                lessLabel={t("sharing.less", { name })}
                moreLabel={t("sharing.more", { name })}
                max={limits.SHARE_PARTS_MAX}
                value={parts[id] ?? 0}
                onChange={(part) => onChange({ ...parts, [id]: part })}
              />
            }
          />
        );
      })}
    </ListGroup>
  );
}

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
