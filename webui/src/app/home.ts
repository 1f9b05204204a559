/** First screen of somebody who was here before: the frame of the tabs, and the expenses. */
export { default as Expenses } from "./ExpensesScreen";
export { Shell } from "./Shell";
