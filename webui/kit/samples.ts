/** Made-up data of the boards. */
import { displayMoney, type AmountParts } from "@/domain/rules/base/display";

export function usd(value: string): AmountParts {
  return displayMoney(value, "USD", "en");
}

export function nothing(): void {
  // A board shows; it does nothing.
}

export interface SampleCategory {
  icon: string;
  name: string;
  spent: number;
  planned: number;
}

const category = (icon: string, name: string, spent: number, planned: number) => ({
  icon,
  name,
  spent,
  planned,
});

export const CATEGORIES: readonly SampleCategory[] = [
  category("shopping-basket", "Groceries", 384.2, 620),
  category("utensils", "Eating out", 198.6, 220),
  category("bus", "Transport", 61.5, 140),
  category("plug-zap", "Utilities", 287.35, 310),
  category("clapperboard", "Entertainment", 141.9, 120),
  category("heart-pulse", "Health", 24, 90),
  category("lamp", "Household", 75.4, 180),
  category("baby", "Kids", 112, 240),
  category("shirt", "Clothes", 0, 150),
  category("gift", "Gifts", 35, 80),
  category("repeat", "Subscriptions", 53.97, 60),
  category("house", "Rent", 900, 900),
];

export interface Sample extends SampleCategory {
  ratio: number;
  /** What is left or over, without a sign. */
  rest: AmountParts;
  over: boolean;
}

export function sample(of: SampleCategory): Sample {
  const rest = of.planned - of.spent;
  return { ...of, ratio: of.spent / of.planned, rest: usd(Math.abs(rest).toFixed(2)), over: rest < 0 };
}
