/** Exchange rates of a day, and those per unit of another currency. */
export * from "./rates/quotients";
export * from "./rates/table";
