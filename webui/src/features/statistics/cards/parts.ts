/** The parts of the ring: the five largest categories and all others together. */
import { money } from "@/domain";
import type { CategoryShare } from "@/contract/statistics";

const LARGEST = 5;
const WHOLE = 100;
/** Between two parts, of the whole ring. */
const GAP = 1.2;

export interface DonutPart {
  /** Null for the others together. */
  readonly category: CategoryShare | null;
  /** The categories it stands for. */
  readonly members: readonly CategoryShare[];
  readonly spent: string;
  /** Whole percents; those of all parts add up to 100. */
  readonly share: number;
  /** Where its arc begins and how long it is, in percent of the ring. */
  readonly from: number;
  readonly length: number;
}

/** Categories nothing was spent on have no part. A single one too many for five is shown itself, not as "other". */
export function donutOf(shares: readonly CategoryShare[]): DonutPart[] {
  const spent = shares.filter((share) => Number(share.spent) > 0);
  const isMany = spent.length > LARGEST + 1;
  const [largest, others] = isMany ? [spent.slice(0, LARGEST), spent.slice(LARGEST)] : [spent, []];
  const parts = largest.map((category) => partOf(category, [category]));
  return placed(others.length > 0 ? [...parts, partOf(null, others)] : parts);
}

type Unplaced = Omit<DonutPart, "from" | "length">;

function partOf(category: CategoryShare | null, members: readonly CategoryShare[]): Unplaced {
  return {
    category,
    members,
    spent: money.formatText(money.sum(members.map(({ spent }) => money.fromText(spent)))),
    share: members.reduce((all, { share }) => all + share, 0),
  };
}

/** Arcs are as long as what was spent, not as the rounded percents. */
function placed(parts: readonly Unplaced[]): DonutPart[] {
  const total = parts.reduce((all, { spent }) => all + Number(spent), 0);
  const gap = parts.length > 1 ? GAP : 0;
  let from = 0;
  return parts.map((part) => {
    const size = (Number(part.spent) / total) * WHOLE;
    const start = from;
    from += size;
    return { ...part, from: start + gap / 2, length: Math.max(size - gap, 0.1) };
  });
}
