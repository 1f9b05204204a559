/** Meanings of a column, in the order people look for them. */
import type { Field } from "../options";

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
