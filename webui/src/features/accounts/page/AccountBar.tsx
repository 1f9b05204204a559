import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import type { AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { PageBar } from "@/ui/frame/PageBar";

export interface AccountBarProps {
  account: AccountView;
  onEdit: () => void;
}

/** The name of the account, and the way to change it. */
export function AccountBar({ account, onEdit }: AccountBarProps) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <PageBar
      title={useNames()(account.name)}
      backLabel={t("actions.back")}
      onBack={useBack("/accounts")}
      actions={
        canEdit && (
          <Button kind="text" onClick={onEdit}>
            {t("actions.edit")}
          </Button>
        )
      }
    />
  );
}
