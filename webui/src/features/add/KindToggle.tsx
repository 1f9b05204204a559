import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { accountsAtom } from "@/state/budget/accounts";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import type { KeypadKind } from "./kinds";

export interface KindToggleProps {
  kinds: readonly KeypadKind[];
  value: KeypadKind;
  onChange: (kind: KeypadKind) => void;
}

/** Choice of expense, income or transfer; a transfer needs two accounts. A refund stands under expense, with a switch. */
export function KindToggle({ kinds, value: kind, onChange }: KindToggleProps) {
  const { t } = useTranslation();
  const isAlone = useAtomValue(accountsAtom).length < 2;
  const value = kind === "refund" ? "expense" : kind;
  const offered = kinds.filter((each) => each === value || each !== "transfer" || !isAlone);
  if (offered.length < 2) return null;
  return (
    <SegmentedToggle
      label={t("add.kind")}
      choices={offered.map((each) => ({ value: each, text: t(`history.kind.${each}`) }))}
      value={value}
      onChange={(chosen) => {
        if (chosen !== value) onChange(chosen);
      }}
    />
  );
}
