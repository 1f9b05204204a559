/** What a column can hold, in the order people look for it. */
import type { Field } from "../said";

export const FIELDS = [
  "date",
  "amount",
  "outflow",
  "inflow",
  "kind",
  "payee",
  "note",
  "category",
  "account",
  "currency",
  "otherAccount",
  "otherAmount",
  "bankId",
] as const satisfies readonly Field[];
