/** The twelve colours a category can have; `data-hue` on an element makes them its `--hue`, `--hue-tint`, `--hue-ink`. */
export const HUES = [
  "blue",
  "sky",
  "teal",
  "green",
  "lime",
  "amber",
  "orange",
  "red",
  "pink",
  "purple",
  "violet",
  "slate",
] as const;

export type Hue = (typeof HUES)[number];

/** A hue of its own for what has none, a workspace or a person: always the same for the same id. */
export function hueOf(id: string): Hue {
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? "blue";
}
