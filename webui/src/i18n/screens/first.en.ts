/** The texts of the first screens, in English. A test finds what is missing here. */
import frame from "../en.json";
import begin from "./begin.en.json";
import expenses from "./expenses.en.json";
import history from "./history.en.json";
import month from "./month.en.json";

export default { ...frame, ...begin, ...expenses, ...history, ...month };
