/** The server's statistics over a run of months. */
import type { Answer, Call } from "./http";
import type { Schema } from "@/contract/schemas";

/** Months `yyyy-MM`, first and last. */
export interface StatisticsRange {
  readonly from: string;
  readonly to: string;
}

type Read<T> = (workspaceId: string, range: StatisticsRange) => Promise<Answer<T>>;

export interface StatisticsRemote {
  readonly main: Read<Schema<"MainStatistics">>;
  readonly accounts: Read<Schema<"AccountStatistics">>;
  readonly categories: Read<Schema<"CategoryStatistics">>;
  readonly shares: Read<Schema<"CategoryShares">>;
}

export function createStatisticsRemote(call: Call): StatisticsRemote {
  const get =
    <T>(name: string) =>
    (workspaceId: string, { from, to }: StatisticsRange) =>
      call<T>({ method: "GET", path: `/statistics/${workspaceId}/${name}`, query: { from, to } });
  return {
    main: get("main-stats"),
    accounts: get("account-stats"),
    categories: get("category-stats"),
    shares: get("category-stats-with-percent"),
  };
}
