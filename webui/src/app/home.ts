/** What a visit of somebody who was here before starts with: the frame of the tabs, and the expenses. */
export { default as Expenses } from "./ExpensesScreen";
export { Shell } from "./Shell";
