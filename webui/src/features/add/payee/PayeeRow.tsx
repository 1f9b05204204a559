import type { PayeeRow as Known } from "@/domain";
import { MetaRow } from "@/parts/meta/MetaButton";
import { PayeeChip } from "@/parts/payees/PayeeChip";
import { TagsChip } from "@/parts/tags/TagsChip";
import type { Draft } from "../draft";

export interface PayeeRowProps {
  draft: Draft;
  onPayee: (payee: string, known: Known | undefined) => void;
  onChange: (changes: Partial<Draft>) => void;
}

/** The payee, which of an income stands where it comes from, and the tags. */
export function PayeeRow({ draft, onPayee, onChange }: PayeeRowProps) {
  return (
    <MetaRow even>
      {draft.kind !== "income" && <PayeeChip payee={draft.payee} onChoose={onPayee} />}
      <TagsChip
        tags={draft.tags}
        onChange={(tags) => {
          onChange({ tags });
        }}
      />
    </MetaRow>
  );
}
