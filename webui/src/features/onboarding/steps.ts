/** The pages of the introduction, in order. */
export const STEPS = ["ring", "plan", "accounts"] as const;

export type StepName = (typeof STEPS)[number];
