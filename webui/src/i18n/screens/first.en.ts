/** The texts of the first screen, in English. */
import expenses from "./expenses.en.json";
import month from "./month.en.json";

export default { ...expenses, ...month };
