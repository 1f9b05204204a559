import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Switch } from "@/ui/fields/Switch";
import type { AccountFields } from "./fields";

/** Switch that counts the account in the balance. */
export function InBalanceField({ form }: { form: UseFormReturn<AccountFields> }) {
  const { t } = useTranslation();
  return (
    <ListGroup>
      <ListRow
        control
        title={t("accounts.showInBalance")}
        end={<Switch {...form.register("isShowInBalance")} />}
      />
    </ListGroup>
  );
}
