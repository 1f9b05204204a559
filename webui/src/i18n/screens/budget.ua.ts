/** The texts of the plan, the accounts and the lists, in Ukrainian. */
import accounts from "./accounts.ua.json";
import lists from "./lists.ua.json";
import order from "./order.ua.json";
import planning from "./planning.ua.json";

export default { ...accounts, ...lists, ...order, ...planning };
