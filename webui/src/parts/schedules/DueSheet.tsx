import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { money, type ScheduleView } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useFieldTexts } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import { useOnce } from "@/parts/forms/useIntent";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { accountByIdAtom } from "@/state/budget/accounts";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { Due } from "@/state/budget/schedules";
import { todayAtom } from "@/state/device";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { Sheet } from "@/ui/overlays/Sheet";
import { Details } from "@/ui/rows/Details";
import { nextAfter, useDue } from "./useDue";
import { useScheduleTexts } from "./useScheduleTexts";

export interface DueSheetProps {
  /** Null while it is closed. */
  due: Due | null;
  onClose: () => void;
}

/** One occurrence: what it does to the account, with its amount or another one. */
export function DueSheet({ due, onClose }: DueSheetProps) {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const [last, setLast] = useState(due);
  if (due !== null && due !== last) setLast(due);
  return (
    <Sheet
      open={due !== null}
      onClose={onClose}
      title={last === null ? "" : t("schedules.dueTitle", { name: texts.name(last.schedule) })}
    >
      {last !== null && (
        <Content key={`${last.schedule.id} ${last.occurrence}`} due={last} onDone={onClose} />
      )}
    </Sheet>
  );
}

function Content({ due, onDone }: { due: Due; onDone: () => void }) {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const { post, skip } = useDue();
  const once = useOnce();
  const update = useSetAtom(dispatchAtom);
  const today = useAtomValue(todayAtom);
  const { schedule, occurrence, day } = due;
  const [change, setChange] = useState<Change>({ typed: null, from: "once" });
  const value = change.typed === null ? schedule.value : amountOf(change.typed);
  const wrong = wrongAmount("positiveMoney", value, schedule.currencyCode);
  const next = nextAfter(schedule, occurrence, today);
  const run = (act: () => Promise<Outcome>) =>
    void once(act).then((outcome) => {
      if (outcome?.ok === true) onDone();
    });
  const postChanged = async (): Promise<Outcome> => {
    if (change.from === "always") {
      const changed = await update({ name: "updateSchedule", id: schedule.id, body: { value } });
      if (!changed.ok) return changed;
    }
    return post(due, value === schedule.value ? undefined : value);
  };
  return (
    <>
      <p>{[texts.dayTitle(day), texts.place(schedule), texts.rhythm(schedule)].join(" · ")}</p>
      <Effect schedule={schedule} value={wrong === null ? value : schedule.value} />
      <AmountFields schedule={schedule} change={change} wrong={wrong} onChange={setChange} />
      <Button
        size="l"
        block
        disabled={wrong !== null}
        onClick={() => {
          run(postChanged);
        }}
      >
        {t("schedules.postAmount", {
          amount: texts.size(schedule, wrong === null ? value : schedule.value),
        })}
      </Button>
      <Button
        kind="text"
        block
        onClick={() => {
          run(() => skip(due));
        }}
      >
        {t("schedules.skip")}
      </Button>
      <p>{next === null ? t("schedules.skipHelpLast") : t("schedules.skipHelp", { day: texts.day(next) })}</p>
    </>
  );
}

/** Another amount as typed; null: the planned one. */
interface Change {
  readonly typed: string | null;
  readonly from: "once" | "always";
}

interface AmountFieldsProps {
  schedule: ScheduleView;
  change: Change;
  wrong: ReturnType<typeof wrongAmount>;
  onChange: (change: Change) => void;
}

function AmountFields({ schedule, change, wrong, onChange }: AmountFieldsProps) {
  const { t } = useTranslation();
  const { shown } = useFieldTexts();
  const { typed, from } = change;
  if (typed === null) {
    return (
      <Button kind="outline" block onClick={() => onChange({ typed: typedOf(schedule.value), from })}>
        {t("schedules.changeAmount")}
      </Button>
    );
  }
  return (
    <>
      <TextField
        label={t("schedules.amount", { currency: schedule.currencyCode })}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={typed}
        error={wrong === null ? undefined : shown(wrong)}
        onChange={({ target }) => onChange({ typed: target.value, from })}
      />
      {schedule.frequency !== "once" && (
        <SegmentedToggle
          label={t("schedules.changeAmount")}
          choices={[
            { value: "once", text: t("schedules.onlyThis") },
            { value: "always", text: t("schedules.fromNow") },
          ]}
          value={from}
          onChange={(chosen) => onChange({ typed, from: chosen })}
        />
      )}
    </>
  );
}

/** The balance of the account before and after, where both are in one currency. */
function Effect({ schedule, value }: { schedule: ScheduleView; value: string }) {
  const { t } = useTranslation();
  const [show, texts] = [useMoney(), useScheduleTexts()];
  const account = useAtomValue(accountByIdAtom).get(schedule.accountId);
  if (account?.currency !== schedule.currencyCode) return null;
  const moved = money.fromText(value);
  const after = money.fromText(account.budget) + (schedule.kind === "expense" ? -moved : moved);
  return (
    <Details
      details={[
        {
          label: t("schedules.now", { account: texts.account(account.id) }),
          value: show(account.budget, account.currency).text,
        },
        { label: t("schedules.after"), value: show(money.formatText(after), account.currency).text },
      ]}
    />
  );
}
