/** Values of the schedule form, as typed. */
import { schedules, tags, type KeptSchedule, type OperationOf, type ScheduleKind } from "@/domain";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";

export type End = "never" | "date" | "count";

export interface ScheduleFields {
  kind: ScheduleKind;
  value: string;
  /** The account that pays an expense or where the amount arrives. */
  accountId: string;
  fromAccountId: string;
  categoryId: string;
  note: string;
  payee: string;
  tags: readonly string[];
  startDate: string;
  frequency: KeptSchedule["frequency"];
  every: string;
  end: End;
  endDate: string;
  count: string;
  weekend: KeptSchedule["weekend"];
  mode: KeptSchedule["mode"];
}

export function newFields(today: string, accountId: string): ScheduleFields {
  return {
    ...{ kind: "expense", value: "", accountId, fromAccountId: "", categoryId: "", note: "" },
    ...{ payee: "", tags: [], startDate: today, frequency: "month", every: "1" },
    ...{ end: "never", endDate: "", count: "", weekend: "asIs", mode: "ask" },
  };
}

export function fieldsOf(row: KeptSchedule): ScheduleFields {
  const { kind, value, accountId, fromAccountId, categoryId, note } = row;
  const { payee, tags, startDate, frequency, every, endDate, count, weekend, mode } = row;
  return {
    ...{ kind, value: typedOf(value), accountId, note, payee, tags, startDate, frequency, weekend, mode },
    fromAccountId: fromAccountId ?? "",
    categoryId: categoryId ?? "",
    every: String(every),
    end: endDate !== null ? "date" : count !== null ? "count" : "never",
    endDate: endDate ?? "",
    count: count === null ? "" : String(count),
  };
}

/** Return the dates that the fields give it. */
export function rhythmOf(fields: ScheduleFields): schedules.Rhythm {
  const { frequency, every, startDate, endDate, end, count, weekend } = fields;
  const isOnce = frequency === "once";
  return {
    ...{ frequency, startDate, weekend },
    every: isOnce ? 1 : Number(every),
    endDate: !isOnce && end === "date" ? endDate : null,
    count: !isOnce && end === "count" ? Number(count) : null,
  };
}

type Create = OperationOf<"createSchedule">["body"];
type Update = OperationOf<"updateSchedule">["body"];

/** Return the schedule to send; tags typed into the note go to the tags. */
export function bodyOf(fields: ScheduleFields): Create {
  const { kind, value, accountId, fromAccountId, categoryId, payee, mode } = fields;
  const noteParts = tags.take(fields.note, fields.tags);
  return {
    ...{
      kind,
      value: amountOf(value),
      accountId,
      note: noteParts.text,
      payee,
      tags: [...noteParts.tags],
      mode,
    },
    fromAccountId: kind === "transfer" ? fromAccountId : null,
    categoryId: kind === "expense" ? categoryId : null,
    ...rhythmOf(fields),
  };
}

/** Return the fields that were changed. */
export function changesOf(fields: ScheduleFields, before: KeptSchedule): Update {
  const { note, tags } = before;
  const was = { ...bodyOf(fieldsOf(before)), note, tags };
  const changed = Object.entries(bodyOf(fields)).filter(
    ([name, value]) => name !== "kind" && JSON.stringify(value) !== JSON.stringify(was[name as keyof Create]),
  );
  return Object.fromEntries(changed);
}

/** Return the next days it is booked on, two at most; none while a field is wrong. */
export function nextDays(fields: ScheduleFields, today: string): readonly string[] {
  const rhythm = rhythmOf(fields);
  const isWhole = Number.isInteger(rhythm.every) && rhythm.every > 0;
  if (fields.startDate === "" || !isWhole || (rhythm.count !== null && !(rhythm.count > 0))) return [];
  const plan = { ...rhythm, isActive: true, activeFrom: schedules.activeFrom(fields.startDate, today) };
  const settled = new Set<string>();
  const [waiting] = schedules.openOccurrences(plan, settled, today);
  const first = waiting?.day ?? schedules.nextDay(plan, settled, today);
  if (first === null) return [];
  const second = schedules.nextDay(plan, settled, first > today ? first : today);
  return second === null ? [first] : [first, second];
}
