/** Bodies and answers of the server, by the names of its own document (`make api`). */
import type { components, operations } from "./api.gen";

export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Thawed<T> = T extends object ? { -readonly [Key in keyof T]: Thawed<T[Key]> } : T;

/** A body as the generated calls take it: their types know no readonly lists, though they change none. */
export function thawed<T>(body: T): Thawed<T> {
  return body as Thawed<T>;
}

/** A body or an answer by its name in the server's description. */
export type Schema<Name extends keyof components["schemas"]> = Frozen<components["schemas"][Name]>;

/** `string | number`, which the server takes for amounts, as the text this app writes. */
type Texts<T> = string extends T
  ? Exclude<T, number>
  : T extends object
    ? { readonly [Key in keyof T]: Texts<T[Key]> }
    : T;

/** Body of a request without the id of what it makes: an operation has that itself. */
export type Body<Name extends keyof components["schemas"]> = Texts<Omit<Schema<Name>, "id">>;

export type User = Schema<"User">;
export type SignUp = Schema<"SignUp">;
export type Login = Schema<"Login">;
export type HistoryPage = Schema<"HistoryPage">;
/** The query of the call that lists the history. */
export type HistoryQuery = NonNullable<operations["listHistory"]["parameters"]["query"]>;
export type CurrencyRates = Schema<"CurrencyRates">;
export type Changes = Schema<"Changes">;
export type Invitation = Schema<"Invitation">;
export type FoundUser = Schema<"FoundUser">;
export type LostWorkspace = Schema<"LostWorkspace">;
export type Start = Schema<"Start">;
export type NoticeCode = Schema<"NoticeCode">;
/** The one body of every error answer. */
export type Problem = Schema<"Problem">;
