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
