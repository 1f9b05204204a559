/** The dated rates that ship with the product, for guests and for a device that has not been online yet. */
import document from "@core/rates.json";
import type { Rates } from "@/contract/budget";

export const SHIPPED_RATES: Rates = { base: document.base, date: document.date, data: document.data };
