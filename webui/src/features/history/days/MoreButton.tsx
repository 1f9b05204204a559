import { useTranslation } from "react-i18next";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";

/** Shows older entries when it comes near, or when it is pressed. */
export function MoreButton({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation();
  const button = useInView<HTMLButtonElement>(onMore);
  return (
    <Button ref={button} kind="text" block onClick={onMore}>
      {t("history.more")}
    </Button>
  );
}
