/** Meanings of a column, in the order people look for them. */
import type { Field } from "../options";

export const FIELDS = [
  "date",
  "amount",
  "outflow",
  "inflow",
  "direction",
  "kind",
  "status",
  "balance",
  "payee",
  "payer",
  "note",
  "category",
  "account",
  "currency",
  "operationAmount",
  "operationCurrency",
  "otherAccount",
  "otherAmount",
  "bankId",
] as const satisfies readonly Field[];
