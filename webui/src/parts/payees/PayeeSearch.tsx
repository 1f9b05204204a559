import { useState } from "react";
import { limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { SearchField } from "@/ui/fields/SearchField";
import { PayeeChoices } from "./PayeeChoices";
import { usePayeeMatches } from "./usePayeeMatches";
import { useReadPayees } from "./useReadPayees";

export interface PayeeSearchProps {
  chosen: string;
  onChoose: (payee: string) => void;
}

/** The payees there are, found by typing. */
export function PayeeSearch({ chosen, onChoose }: PayeeSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  useReadPayees();
  const { found } = usePayeeMatches()(text);
  return (
    <>
      <SearchField
        label={t("payees.search")}
        clearLabel={t("actions.clear")}
        maxLength={limits.PAYEE_MAX_CHARACTERS}
        value={text}
        onChange={setText}
      />
      <PayeeChoices
        found={found}
        payee={chosen}
        onChoose={({ name }) => {
          onChoose(name);
        }}
      />
    </>
  );
}
