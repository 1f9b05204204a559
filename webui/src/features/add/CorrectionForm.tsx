import { useAtomValue } from "@/state/useAtomValue";
import { limits, type OperationOf } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MeanwhileNotice } from "@/parts/entry/MeanwhileNotice";
import { useConcurrentChange } from "@/parts/entry/useConcurrentChange";
import { versionOf, type EntryVersions } from "@/parts/entry/useEntryVersions";
import { useRebased } from "@/parts/forms/useRebased";
import { accountByIdAtom } from "@/state/budget/accounts";
import type { EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange } from "@/parts/useUndoToast";
import { DONE, type Outcome } from "@/state/outcome";
import type { Part } from "@/parts/forms/rebased";
import { amountOf, draftOfEntry, isDetailsAlone } from "./draft";
import type { Draft } from "./draftFields";
import { EntryForm, type EntryFormProps } from "./EntryForm";
import { correctedKinds, type KeypadKind } from "./kinds";
import { useBooking } from "./useBooking";
import { useEnding } from "./useEnding";

export interface CorrectionFormProps extends Pick<
  EntryFormProps,
  "onDelete" | "onSave" | "onDone" | "onClose"
> {
  standing: EntryVersions;
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
  const notice = useConcurrentChange(standing, isDeleted || rebased.isChanged);
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

type Details = Pick<OperationOf<"updateHistory">["body"], Field>;
type Field = "note" | "payee" | "tags";

const FIELDS = ["note", "payee", "tags"] as const;

/** Return a function that saves note, payee and tags and offers to take that back; those that stand already need no saving. */
function useSaveDetails() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const announce = useAnnounced();
  return async (entry: EntryView, draft: Draft): Promise<Outcome> => {
    const { id } = entry;
    const changed = FIELDS.filter((field) => String(draft[field]) !== String(entry[field]));
    const [field, ...others] = changed;
    if (field === undefined) return DONE;
    const outcome = await change({
      operation: { name: "updateHistory", id, body: picked(draft, changed) },
      text: t(others.length > 0 ? "add.changed.several" : `add.changed.${field}`),
      undo: { name: "updateHistory", id, body: picked(entry, changed) },
    });
    announce(outcome);
    return outcome;
  };
}

function picked(from: Pick<Draft, Field>, fields: readonly Field[]): Details {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

const AMOUNT = ["kind", "text", "typedCurrency", "accountText", "accountTextFor"] as const;
const ACCOUNTS = ["fromId", "toId"] as const;
const CATEGORY = ["category", "lines"] as const;

/** Amounts are equal as numbers: `15` is `15.00`. */
function partOf(...fields: readonly (keyof Draft)[]): Part<Draft> {
  return {
    fields,
    valueOf: (draft) =>
      fields.map((field) => {
        const value = draft[field];
        const isAmount = field === "text" || field === "accountText" || field === "accountTextFor";
        return isAmount && typeof value === "string" ? Number(amountOf(value)) : value;
      }),
  };
}

/** Return the amount and what is divided or converted with it. */
function moneyPart(...drafts: readonly Draft[]): Part<Draft> {
  const isDivided = drafts.some(({ lines }) => lines.length > 1);
  const isConverted = drafts.some(
    ({ accountText, kind }) => accountText !== null || kind !== drafts[0]?.kind,
  );
  return partOf(...AMOUNT, ...(isConverted ? ACCOUNTS : []), ...(isDivided ? CATEGORY : []));
}

/** Return the parts of drafts of one entry; amounts go with the lines and accounts that they are of. */
function partsOf(...drafts: readonly Draft[]): readonly Part<Draft>[] {
  const together = moneyPart(...drafts);
  const others = [
    ["fromId"],
    ["toId"],
    CATEGORY,
    ["day"],
    ["note", "line"],
    ["payee"],
    ["tags"],
    ["paidBy"],
    ["shares"],
  ];
  const apart = (others as readonly (readonly (keyof Draft)[])[]).filter((fields) =>
    fields.every((field) => !together.fields.includes(field)),
  );
  return [together, ...apart.map((fields) => partOf(...fields))];
}
