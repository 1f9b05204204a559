import { useAtomValue } from "jotai";
import { useState } from "react";
import { limits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MeanwhileNotice } from "@/parts/entry/MeanwhileNotice";
import { useMeanwhile } from "@/parts/entry/useMeanwhile";
import type { Standing } from "@/parts/entry/useStanding";
import { differing, inConflict, rebased, withParts } from "@/parts/forms/rebased";
import { accountByIdAtom } from "@/state/budget/accounts";
import type { EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";
import { amountOf, draftOfEntry, isDetailsAlone, type Draft } from "./draft";
import { partsOf } from "./draftParts";
import { EntryForm, type EntryFormProps } from "./EntryForm";
import { correctedKinds, type KeypadKind } from "./kinds";
import { useBooking } from "./useBooking";
import { useEnding } from "./useEnding";
import { useSaveDetails } from "./useSaveDetails";

export interface CorrectionFormProps extends Pick<
  EntryFormProps,
  "onDelete" | "onSave" | "onDone" | "onClose"
> {
  standing: Standing;
  kind: KeypadKind;
  /** My values, where they were typed before; else the entry's. */
  mine?: Draft;
  /** Details alone are saved as such: the entry stays the one it is. */
  hasDetails?: boolean;
}

/** The form of an entry that others may correct or delete meanwhile: it says so in place, and keeps what is typed. */
export function CorrectionForm({ standing, kind, mine, hasDetails = false, ...form }: CorrectionFormProps) {
  const { t } = useTranslation();
  const { present, isDeleted } = standing;
  const { draft, first, now, setDraft, takeTheirs, conflict, notice, turn } = useRebased(standing, mine);
  const saveDetails = useSaveDetails();
  const money = useMoney();
  const { currency } = useBooking(draft, true, present.id);
  const ending = useEnding(draft, first, form);
  const instead = conflict.some(({ fields }) => fields.includes("text"))
    ? t("add.meanwhile.saveInstead", { amount: money(amountOf(draft.text), currency).text })
    : t("add.meanwhile.saveMine");
  return (
    <EntryForm
      key={turn}
      {...form}
      {...ending}
      draft={draft}
      onDraft={setDraft}
      kinds={correctedKinds(kind)}
      title={t(`add.edit.${kind}`)}
      replaced={present}
      start={now}
      isGone={isDeleted}
      onDelete={isDeleted ? undefined : ending.onDelete}
      notice={
        notice && (
          <MeanwhileNotice change={notice} onUse={isDeleted || conflict.length === 0 ? null : takeTheirs} />
        )
      }
      submitText={isDeleted ? t("add.meanwhile.bookAgain") : conflict.length > 0 ? instead : undefined}
      saveDetails={
        hasDetails && !isDeleted && isDetailsAlone(draft, now) ? () => saveDetails(present, draft) : undefined
      }
    />
  );
}

interface Held {
  readonly present: EntryView;
  /** The entry as it stands, as a draft. */
  readonly now: Draft;
  /** Without own changes since the form opened: leaving loses nothing. */
  readonly first: Draft;
  readonly draft: Draft;
}

/** Return what is typed, over the entry as it stands. */
function useRebased(standing: Standing, mine: Draft | undefined) {
  const { origin, present, isDeleted } = standing;
  const draftOf = useDraftOfEntry();
  const [held, hold] = useState<Held>(() => {
    const now = draftOf(present);
    return { present, now, first: mine ?? now, draft: mine ?? now };
  });
  const [turn, setTurn] = useState(0);
  const before = draftOf(origin);
  const { draft, now, first } = held;
  if (held.present.id !== present.id || held.present.version !== present.version) {
    const next = draftOf(present);
    const moved = partsOf(draft, first, now, next);
    hold({
      ...{ present, now: next },
      first: rebased(first, now, next, moved),
      draft: rebased(draft, now, next, moved),
    });
  }
  const parts = partsOf(draft, before, now);
  const conflict = isDeleted ? [] : inConflict(parts, draft, before, now);
  const isChanged = isDeleted || differing(parts, before, now).length > 0;
  return {
    ...{ draft, first, now, conflict, turn },
    notice: useMeanwhile(standing, isChanged),
    setDraft: (changed: Draft) => {
      hold({ ...held, draft: changed });
    },
    takeTheirs: () => {
      hold({ ...held, draft: withParts(draft, now, conflict) });
      // The next digit takes the place of their amount.
      setTurn(turn + 1);
    },
  };
}

/** Return a function that makes a draft of what an entry booked. */
export function useDraftOfEntry(): (entry: EntryView) => Draft {
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const accounts = useAtomValue(accountByIdAtom);
  return (entry) => draftOfEntry(entry, currencyCode, accounts);
}
