/** The texts of the plan, the accounts and the lists, in English. */
import accounts from "./accounts.en.json";
import lists from "./lists.en.json";
import order from "./order.en.json";
import planning from "./planning.en.json";

export default { ...accounts, ...lists, ...order, ...planning };
