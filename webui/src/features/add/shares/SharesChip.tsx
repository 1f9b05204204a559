import { useAtomValue } from "jotai";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton, MetaRow } from "@/parts/meta/MetaButton";
import type { EntryView } from "@/state/budget/history";
import { canShareAtom } from "@/state/budget/members";
import { isAboveZero, type Draft } from "../draft";
import type { Booking } from "../booking";
import { SharesSheet } from "./SharesSheet";
import { usePayerText } from "./usePayerText";
import { useSharing } from "./useSharing";

export interface SharesChipProps {
  draft: Draft;
  booking: Booking;
  /** The entry that is corrected. */
  replaced: EntryView | null;
  onChange: (changes: Partial<Draft>) => void;
}

/** Payer and shares of an entry, in a budget of several people; a press changes both. */
export function SharesChip({ draft, booking, replaced, onChange }: SharesChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const canShare = useAtomValue(canShareAtom);
  const sharing = useSharing(draft, booking, replaced);
  const payerText = usePayerText();
  if (!canShare) return null;
  const how = sharing.how === null ? "" : t(`sharing.how.${sharing.how}`);
  const text = [payerText(draft.kind, sharing.payer), how].filter(Boolean).join(" · ");
  return (
    <>
      <MetaRow>
        <MetaButton
          glyph={Scale}
          text={text}
          label={t("sharing.change", { text })}
          disabled={!isAboveZero(draft.text)}
          onPress={() => {
            setOpen(true);
          }}
        />
      </MetaRow>
      <SharesSheet
        open={open}
        draft={draft}
        booking={booking}
        sharing={sharing}
        onClose={() => {
          setOpen(false);
        }}
        onSave={onChange}
      />
    </>
  );
}
