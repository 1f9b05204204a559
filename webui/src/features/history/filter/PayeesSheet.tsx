import { useState } from "react";
import { limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { PayeeChoices } from "@/parts/payees/PayeeChoices";
import { usePayeeMatches, useReadPayees } from "@/parts/payees/usePayeeMatches";
import type { LaterSheetProps } from "@/parts/laterSheet";
import { Button } from "@/ui/actions/Button";
import { SearchField } from "@/ui/fields/SearchField";
import { Sheet } from "@/ui/overlays/Sheet";

export interface PayeesSheetProps extends LaterSheetProps {
  /** Null while no payee is chosen. */
  chosen: string | null;
  onChoose: (payee: string | null) => void;
}

/** The payees there are, found by typing, and all of them where one is chosen. */
export function PayeesSheet({ open, onClose, chosen, onChoose }: PayeesSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet {...{ open, onClose }} title={t("payees.payee")}>
      {chosen !== null && (
        <Button kind="tonal" block onClick={() => onChoose(null)}>
          {t("history.allPayees")}
        </Button>
      )}
      <PayeeSearch chosen={chosen ?? ""} onChoose={onChoose} />
    </Sheet>
  );
}

function PayeeSearch({ chosen, onChoose }: { chosen: string; onChoose: (payee: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  useReadPayees();
  const { payees } = usePayeeMatches()(text);
  return (
    <>
      <SearchField
        label={t("payees.search")}
        clearLabel={t("actions.clear")}
        maxLength={limits.PAYEE_MAX_CHARACTERS}
        value={text}
        onChange={setText}
      />
      <PayeeChoices payees={payees} payee={chosen} onChoose={({ name }) => onChoose(name)} />
    </>
  );
}
