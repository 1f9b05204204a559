import { useAtomValue } from "@/state/useAtomValue";
import { Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MemberFace } from "@/parts/shares/useMembers";
import type { EntryView } from "@/state/budget/history";
import { canShareAtom } from "@/state/budget/members";
import { Chip } from "@/ui/actions/Chip";
import { isAboveZero } from "../draft";
import type { Draft } from "../draftFields";
import type { Choices } from "../booking";
import { PayerChip } from "./PayerChip";
import { SharesSheet } from "./SharesSheet";
import { useSharing } from "./useSharing";

export interface SharesChipsProps {
  draft: Draft;
  booking: Choices;
  /** The entry that is corrected. */
  replaced: EntryView | null;
  onChange: (changes: Partial<Draft>) => void;
}

/** Payer and shares of an entry, in a budget of several people. */
export function SharesChips({ draft, booking, replaced, onChange }: SharesChipsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const canShare = useAtomValue(canShareAtom);
  const sharing = useSharing(draft, booking, replaced);
  if (!canShare) return null;
  const text = t(`sharing.kind.${sharing.how === null ? "none" : "equal"}`);
  const how = sharing.how === null || sharing.how === "equal" ? text : t(`sharing.how.${sharing.how}`);
  return (
    <>
      <PayerChip
        kind={draft.kind}
        payer={sharing.payer}
        booking={booking}
        start={<MemberFace memberId={sharing.payer} size="xs" />}
        pressed={draft.paidBy !== null}
        onChoose={(paidBy) => onChange({ paidBy })}
      />
      <Chip
        text={how}
        icon={{ glyph: Users }}
        pressed={draft.shares === null ? undefined : true}
        aria-label={t("sharing.change", { text: how })}
        disabled={!isAboveZero(draft.text)}
        onClick={() => setOpen(true)}
      />
      <SharesSheet
        open={open}
        draft={draft}
        booking={booking}
        sharing={sharing}
        onClose={() => setOpen(false)}
        onSave={onChange}
      />
    </>
  );
}
