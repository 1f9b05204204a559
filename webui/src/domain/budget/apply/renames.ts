/** Payees and tags renamed in every entry and schedule that has them; a name that others have already takes these in. */
import { foldedOnce, target } from "../../rules/entries/payees";
import { renamed } from "../../rules/entries/tags";
import type { HistoryEntry } from "@/contract/budget";
import { payeesView } from "../payeesView";
import type { KeptSchedule, State } from "../state";
import { edit } from "./rows";

type Details = Partial<Pick<HistoryEntry, "payee" | "tags">>;
type Detailed = Pick<HistoryEntry, "id" | "payee" | "tags">;

/** Payee or tags of an entry or a schedule as they were before a rename. */
export type Before = Pick<HistoryEntry, "id"> & Details;

/** Return the state in which entries and schedules of a payee have another one. */
export function withPayee(state: State, name: string, newName: string, now: string): State {
  const formOf = foldedOnce();
  const known = payeesView(state.history).map((row) => row.name);
  const payee = target(name, newName, known);
  const change = (row: Detailed) => (formOf(row.payee) === formOf(name) ? { payee } : {});
  return withDetails(state, change, now);
}

/** Return the state in which entries and schedules of a tag have another one in its place, each once. */
export function withTag(state: State, name: string, newName: string, now: string): State {
  const isOther = name !== newName;
  const change = ({ tags }: Detailed) =>
    isOther && tags.includes(name) ? { tags: renamed(tags, name, newName) } : {};
  return withDetails(state, change, now);
}

/** Return the state in which entries and schedules have their payees or tags again. */
export function restored(state: State, before: readonly Before[], now: string): State {
  const known = new Map(before.map(({ id, ...details }) => [id, details]));
  return withDetails(state, ({ id }) => known.get(id) ?? {}, now);
}

function withDetails(state: State, change: (row: Detailed) => Details, now: string): State {
  return {
    ...state,
    history: state.history.map((row) => edit<HistoryEntry>(row, change(row), now)),
    schedules: state.schedules.map((row) => edit<KeptSchedule>(row, change(row), now)),
  };
}
