import { useState } from "react";
import { limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { PayeeChoices } from "@/parts/payees/PayeeChoices";
import { usePayeeMatches, useReadPayees } from "@/parts/payees/usePayeeMatches";
import { useReadTags } from "@/parts/tags/useReadTags";
import { useAtomValue } from "@/state/useAtomValue";
import type { Filter } from "@/state/budget/historyFilter";
import { tagsAtom } from "@/state/budget/payees";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { SearchField } from "@/ui/fields/SearchField";
import { Sheet } from "@/ui/overlays/Sheet";

type Named = Pick<Filter, "payee" | "tag">;

export interface PayeesSheetProps {
  open: boolean;
  onClose: () => void;
  chosen: Named;
  onChoose: (chosen: Partial<Named>) => void;
}

/** The payees and tags there are, found by typing, and all of them where one is chosen. */
export function PayeesSheet({ open, onClose, chosen, onChoose }: PayeesSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet {...{ open, onClose }} title={t("historyFilters.named")}>
      {(chosen.payee ?? chosen.tag) !== null && (
        <Button kind="tonal" block onClick={() => onChoose({ payee: null, tag: null })}>
          {t("historyFilters.any")}
        </Button>
      )}
      <NamedSearch chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

function NamedSearch({ chosen, onChoose }: Pick<PayeesSheetProps, "chosen" | "onChoose">) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  useReadPayees();
  useReadTags();
  const { payees } = usePayeeMatches()(text);
  const start = text.trim().replace(/^#/, "").toLowerCase();
  const tags = useAtomValue(tagsAtom).filter(({ name }) => name.startsWith(start));
  return (
    <>
      <SearchField
        label={t("payees.search")}
        clearLabel={t("actions.clear")}
        maxLength={limits.PAYEE_MAX_CHARACTERS}
        value={text}
        onChange={setText}
      />
      {tags.length > 0 && (
        <ChipRow label={t("history.tag")}>
          {tags.map(({ name }) => (
            <Chip
              key={name}
              text={`#${name}`}
              pressed={name === chosen.tag}
              onClick={() => onChoose({ tag: name === chosen.tag ? null : name })}
            />
          ))}
        </ChipRow>
      )}
      <PayeeChoices
        payees={payees}
        payee={chosen.payee ?? ""}
        onChoose={({ name }) => onChoose({ payee: name })}
      />
    </>
  );
}
