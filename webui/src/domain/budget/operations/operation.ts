/** One change that a person can make: all that the app knows of it stands in its file. */
import type { ServerRequest } from "@/contract/request";
import type { Context, IdPrefix } from "../apply/context";
import type { State } from "../state";
import type { ChangeText, Labels } from "./changeText";

export { request } from "@/contract/request";
export type { Body } from "@/contract/schemas";

/** Acts on one thing and says nothing more. Ids of new things are made by the client. */
export interface Act<Name extends string> {
  readonly name: Name;
  readonly id: string;
}

/** Makes or changes one thing. */
export type Put<Name extends string, Body> = Act<Name> & { readonly body: Body };

/** Changes several things at once. */
export interface Batch<Name extends string, Body> {
  readonly name: Name;
  readonly body: Body;
}

/** Fields of the body that edit a stored row: two edits of one field are a conflict. */
export interface EditedFields {
  readonly area: "accounts" | "categories" | "history" | "lists" | "plannings" | "schedules" | "workspace";
  readonly fields: readonly string[];
  /** The field without which the edit is void. */
  readonly required?: string;
  /** The body's list of edits, where it has several. */
  readonly list?: string;
}

/** Change of an entry, which somebody else may correct before it is sent. */
export interface OfEntry<Op> {
  /** Return the id of the entry; undefined where the change names none. */
  readonly idOf: (operation: Op) => string | undefined;
  /** Return the change of the entry that stands instead. */
  readonly movedTo: (operation: Op, id: string) => Op;
  /** It takes the entry's place, or takes it away: where it meets another correction, the person decides. */
  readonly isExclusive?: boolean;
}

/** Circumstances in which a change is made. */
interface Moment {
  readonly newId: (prefix: IdPrefix) => string;
  /** RFC 3339 with the device's offset. */
  readonly timestamp: string;
  /** The person's day. */
  readonly today: string;
}

export interface Definition<Op extends { readonly name: string }> {
  readonly name: Op["name"];
  /** Return the state with the change; throws `DomainError` with the server's codes. */
  readonly apply: (state: State, operation: Op, context: Context) => State;
  readonly call: (operation: Op, workspaceId: string) => ServerRequest;
  readonly describe: <Icon>(operation: Op, labels: Labels<Icon>) => ChangeText<Icon>;
  /** Return the ids of what it makes: later changes that name one wait for it. */
  readonly creates?: (operation: Op) => readonly string[];
  readonly changes?: EditedFields;
  readonly ofEntry?: OfEntry<Op>;
  /** Add what was true when it was made, so that it means the same whenever it is sent. */
  readonly complete?: (operation: Op, shown: State, moment: Moment) => Op;
  /** Take the id of a row that is stored already, whoever made it. */
  readonly identify?: (operation: Op, stored: State) => Op;
  /** Change what it says of `before` so that it does the same to `after`, which lacks changes that were refused. */
  readonly adjust?: (operation: Op, before: State, after: State) => Op;
  /** Return the name of what a person changes by several operations in a row: they count as one change. */
  readonly group?: (operation: Op) => string;
  /** Sent when nothing was touched for a moment, with others of its kind. */
  readonly isDebounced?: boolean;
  /** A later one says all that an earlier one did: of those that wait the last is sent. */
  readonly replacesEarlier?: boolean;
  /** Afterwards the start is read anew: it is about the person or the workspace itself. */
  readonly changesStart?: boolean;
  /** Filled in again in the form of entries when it was refused. */
  readonly isEntry?: boolean;
}

/** Define an operation; the type parameter is its stored shape. */
export function operation<Op extends { readonly name: string }>(definition: Definition<Op>): Definition<Op> {
  return definition;
}
