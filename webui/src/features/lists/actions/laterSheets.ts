import { laterSheet } from "@/parts/laterSheet";

export const Sheets = laterSheet(async () => (await import("./Sheets")).Sheets);
