import { useAtomValue } from "@/state/useAtomValue";
import { limits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MeanwhileNotice } from "@/parts/entry/MeanwhileNotice";
import { useMeanwhile } from "@/parts/entry/useMeanwhile";
import { versionOf, type Standing } from "@/parts/entry/useStanding";
import { useRebased } from "@/parts/forms/useRebased";
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
  const draftOf = useDraftOfEntry();
  const rebased = useRebased<Draft>({
    version: versionOf(present),
    origin: draftOf(standing.origin),
    now: draftOf(present),
    mine,
    partsOf,
  });
  const { form: draft, first, base: now, turn } = rebased;
  const conflict = isDeleted ? [] : rebased.conflict;
  const notice = useMeanwhile(standing, isDeleted || rebased.isChanged);
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
      onDraft={rebased.setForm}
      kinds={correctedKinds(kind)}
      title={t(`add.edit.${kind}`)}
      replaced={present}
      start={now}
      isGone={isDeleted}
      onDelete={isDeleted ? undefined : ending.onDelete}
      notice={
        notice && (
          <MeanwhileNotice change={notice} onUse={conflict.length === 0 ? null : rebased.takeTheirs} />
        )
      }
      submitText={isDeleted ? t("add.meanwhile.bookAgain") : conflict.length > 0 ? instead : undefined}
      saveDetails={
        hasDetails && !isDeleted && isDetailsAlone(draft, now) ? () => saveDetails(present, draft) : undefined
      }
    />
  );
}

/** Return a function that makes a draft of what an entry booked. */
export function useDraftOfEntry(): (entry: EntryView) => Draft {
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const accounts = useAtomValue(accountByIdAtom);
  return (entry) => draftOfEntry(entry, currencyCode, accounts);
}
