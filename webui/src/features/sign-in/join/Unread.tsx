import { useAtomValue } from "@/state/useAtomValue";
import { useErrorText } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import type { Failure } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import css from "./Join.module.css";
import { JoinPage } from "./JoinPage";

/** In place of an invitation that could not be read; with a connection it comes by itself. */
export function Unread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const isOnline = useAtomValue(onlineAtom);
  return (
    <JoinPage
      heading={t("join.title")}
      foot={
        <Button size="l" block disabled={!isOnline} onClick={onRetry}>
          {t("actions.retry")}
        </Button>
      }
    >
      <p className={css["Join-note"]} role="status">
        {isOnline ? why(failure) : t("join.offline")}
      </p>
    </JoinPage>
  );
}
