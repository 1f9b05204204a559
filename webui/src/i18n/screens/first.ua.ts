/** The texts of the first screen, in Ukrainian. */
import expenses from "./expenses.ua.json";
import month from "./month.ua.json";

export default { ...expenses, ...month };
