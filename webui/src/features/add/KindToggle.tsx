import { useAtomValue } from "jotai";
import type { EntryKind } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { accountsAtom } from "@/state/budget/accounts";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";

export interface KindToggleProps {
  kinds: readonly EntryKind[];
  value: EntryKind;
  onChange: (kind: EntryKind) => void;
}

/** Choice of expense, income or transfer; a transfer needs two accounts. */
export function KindToggle({ kinds, value, onChange }: KindToggleProps) {
  const { t } = useTranslation();
  const isAlone = useAtomValue(accountsAtom).length < 2;
  const offered = kinds.filter((kind) => kind === value || kind !== "transfer" || !isAlone);
  if (offered.length < 2) return null;
  return (
    <SegmentedToggle
      label={t("add.kind")}
      choices={offered.map((kind) => ({ value: kind, text: t(`history.kind.${kind}`) }))}
      value={value}
      onChange={(chosen) => {
        if (chosen !== value) onChange(chosen);
      }}
    />
  );
}
