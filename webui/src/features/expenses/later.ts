/** Parts of the expenses that the first look at the month does without. */
export { BudgetRows } from "@/parts/BudgetRows";
export { NoCategories } from "./NoCategories";
export { MonthEntries } from "./review/MonthEntries";
export { PlanCard } from "./start/PlanCard";
export { ReviewRow } from "./review/ReviewRow";
export { TodayEntries } from "./TodayEntries";
