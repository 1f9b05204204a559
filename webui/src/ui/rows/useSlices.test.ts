import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Span } from "./lines";
import { useSlices } from "./LongGroups";

/** Two windows of lines, the second right below the first. */
const FIRST: Span = { from: 0, to: 20 };
const NEXT: Span = { from: 14, to: 34 };

/** Return the rendered lines, commit by commit, while `wanted` came into sight. */
function standing(wanted: Span, inSight: Span = wanted): Span[] {
  const seen: Span[] = [];
  const { rerender } = renderHook(
    (props: { wanted: Span; inSight: Span }) => {
      seen.push(useSlices(props.wanted, props.inSight));
    },
    { initialProps: { wanted: FIRST, inSight: FIRST } },
  );
  rerender({ wanted, inSight });
  return seen;
}

const lines = ({ from, to }: Span) => to - from;

test("what stands first stands at once", () => expect(standing(FIRST)[0]).toEqual(FIRST));

test("scrolled on, the lines that stood stay and the others come a few at a time", async () => {
  const seen = standing(NEXT);
  await waitFor(() => expect(seen.at(-1)).toEqual(NEXT));
  const after = seen.slice(1);
  expect(after[0]).toEqual({ from: 14, to: 20 });
  const added = after.slice(1).map((span, at) => lines(span) - lines(after[at] ?? span));
  expect(Math.max(...added)).toBeLessThanOrEqual(5);
});

test("a jump begins with the lines in sight, then comes what is below and above them", async () => {
  const seen = standing({ from: 500, to: 520 }, { from: 504, to: 516 });
  expect(seen[1]).toEqual({ from: 504, to: 508 });
  await waitFor(() => expect(seen.at(-1)).toEqual({ from: 500, to: 520 }));
});
