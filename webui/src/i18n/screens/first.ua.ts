/** The texts of the first screens, in Ukrainian. A test finds what is missing here. */
import frame from "../ua.json";
import begin from "./begin.ua.json";
import expenses from "./expenses.ua.json";
import history from "./history.ua.json";
import month from "./month.ua.json";

export default { ...frame, ...begin, ...expenses, ...history, ...month };
