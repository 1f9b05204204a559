import { MemberFace } from "@/parts/shares/useMembers";
import { Emphasis } from "@/parts/Emphasis";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import css from "./MeanwhileNotice.module.css";
import type { ConcurrentChange } from "./useConcurrentChange";

export interface MeanwhileNoticeProps {
  change: ConcurrentChange;
  /** Takes the others' values; null where nothing typed differs from them. */
  onUse: (() => void) | null;
}

/** A change of the entry while its form stood open, and the way to take it over what is typed. */
export function MeanwhileNotice({ change, onUse }: MeanwhileNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={css["Notice"]} data-notice="" role="status">
      {change.userId !== null && <MemberFace memberId={change.userId} size="xs" />}
      <span className={css["Notice-text"]}>
        <Emphasis text={change.text} />
      </span>
      {onUse !== null && (
        <Button kind="text" onClick={onUse}>
          {t("add.meanwhile.use")}
        </Button>
      )}
    </div>
  );
}
