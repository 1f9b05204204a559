/** Parts of a draft that one side of two corrections may have changed. */
import type { Part } from "@/parts/forms/rebased";
import { amountOf, type Draft } from "./draft";

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
export function moneyPart(...drafts: readonly Draft[]): Part<Draft> {
  const isDivided = drafts.some(({ lines }) => lines.length > 1);
  const isConverted = drafts.some(
    ({ accountText, kind }) => accountText !== null || kind !== drafts[0]?.kind,
  );
  return partOf(...AMOUNT, ...(isConverted ? ACCOUNTS : []), ...(isDivided ? CATEGORY : []));
}

/** Return the parts of drafts of one entry; amounts go with the lines and accounts that they are of. */
export function partsOf(...drafts: readonly Draft[]): readonly Part<Draft>[] {
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
