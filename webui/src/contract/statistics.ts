/** Statistics as the server's document has them. Amounts are in the workspace currency unless said otherwise. */
import type { Schema } from "./schemas";

/** An amount left out of one of the figures because its currency has no rate. */
export type LeftOut = Schema<"LeftOut">;
export type MonthFigures = Schema<"MonthFigures">;
export type MainStatistics = Schema<"MainStatistics">;
export type AccountMonth = Schema<"AccountMonth">;
export type AccountFigures = Schema<"AccountFigures">;
export type AccountStatistics = Schema<"AccountStatistics">;
export type CategoryMonth = Schema<"CategoryMonth">;
export type CategoryFigures = Schema<"CategoryFigures">;
export type CategoryStatistics = Schema<"CategoryStatistics">;
export type CategoryShare = Schema<"CategoryShare">;
export type CategoryShares = Schema<"CategoryShares">;

export type Figure = LeftOut["figure"];
