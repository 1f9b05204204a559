/** Calls of a budget: reading it, reading changes, and sending operations. */
import type { Changes, CurrencyRates, HistoryPage, HistoryQuery, Schema, Start } from "@/contract/schemas";
import { definitionOf, type Operation } from "@/domain";
import { answered, type Answer } from "./answer";
import type { ServerClient } from "./http";

/** The workspace and revision that this device has a copy of. */
export interface Copy {
  readonly workspaceId: string;
  readonly revision: number;
}

/** Months `yyyy-MM`, first and last. */
export interface MonthRange {
  readonly from: string;
  readonly to: string;
}

/** Months, and whose spending in them. */
export interface SharedRange extends MonthRange {
  readonly share?: "mine";
}

/** Search for entries: words or an amount, a filter, a budget month `yyyy-MM-01`, a category, an account, a payee, a tag. */
export type HistorySearch = Pick<
  HistoryQuery,
  "search" | "where" | "month" | "categoryId" | "accountId" | "userId" | "payee" | "tag"
>;

export interface BudgetServer {
  /** All for the first screen, or what changed since the copy. */
  readonly start: (copy: Copy | null) => Promise<Answer<Start>>;
  readonly changes: (copy: Copy) => Promise<Answer<Changes>>;
  readonly getPlanning: (workspaceId: string, date: string) => Promise<Answer<Schema<"Planning">>>;
  /** Entries after the cursor's one, newest first. */
  readonly listHistory: (
    workspaceId: string,
    cursor: string,
    wanted: HistorySearch,
  ) => Promise<Answer<HistoryPage>>;
  readonly getRates: () => Promise<Answer<CurrencyRates>>;
  readonly mainStatistics: ReadStatistics<Schema<"MainStatistics">, SharedRange>;
  readonly accountStatistics: ReadStatistics<Schema<"AccountStatistics">>;
  readonly categoryStatistics: ReadStatistics<Schema<"CategoryStatistics">, SharedRange>;
  readonly categoryShares: ReadStatistics<Schema<"CategoryShares">>;
  readonly send: (operation: Operation, workspaceId: string) => Promise<Answer<unknown>>;
  /** Answers as soon as the server does at all. */
  readonly health: () => Promise<Answer<unknown>>;
}

type ReadStatistics<T, Range = MonthRange> = (workspaceId: string, range: Range) => Promise<Answer<T>>;

const PAGE_ENTRIES = 200;

export function createBudgetServer(client: ServerClient): BudgetServer {
  const inMonths = <Range extends MonthRange>(workspaceId: string, range: Range) => ({
    params: { path: { workspace_id: workspaceId }, query: { ...range } },
  });
  return {
    start: (copy) =>
      answered(
        client.GET("/api/start", {
          params: { query: copy === null ? {} : { workspaceId: copy.workspaceId, since: copy.revision } },
        }),
      ),
    changes: ({ workspaceId, revision }) =>
      answered(
        client.GET("/api/changes/{workspace_id}", {
          params: { path: { workspace_id: workspaceId }, query: { since: revision } },
        }),
      ),
    getPlanning: (workspaceId, date) =>
      answered(
        client.GET("/api/planning/{workspace_id}/list", {
          params: { path: { workspace_id: workspaceId }, query: { date } },
        }),
      ),
    listHistory: (workspaceId, cursor, wanted) =>
      answered(
        client.GET("/api/history/{workspace_id}/list-new", {
          params: { path: { workspace_id: workspaceId }, query: { ...wanted, cursor, limit: PAGE_ENTRIES } },
        }),
      ),
    getRates: () => answered(client.GET("/api/currency")),
    mainStatistics: (id, range) =>
      answered(client.GET("/api/statistics/{workspace_id}/main-stats", inMonths(id, range))),
    accountStatistics: (id, range) =>
      answered(client.GET("/api/statistics/{workspace_id}/account-stats", inMonths(id, range))),
    categoryStatistics: (id, range) =>
      answered(client.GET("/api/statistics/{workspace_id}/category-stats", inMonths(id, range))),
    categoryShares: (id, range) =>
      answered(client.GET("/api/statistics/{workspace_id}/category-stats-with-percent", inMonths(id, range))),
    send: (operation, workspaceId) => sendOperation(client, operation, workspaceId),
    health: () => answered(client.GET("/api/health")),
  };
}

/** Calls by data: operations checked their requests against the document already. */
type AnyCall = (
  method: string,
  path: string,
  options: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Send an operation; the answer is the row it made or changed. */
export function sendOperation(
  client: ServerClient,
  operation: Operation,
  workspaceId: string,
): Promise<Answer<unknown>> {
  const { method, path, ids, body } = definitionOf(operation).call(operation, workspaceId);
  return answered((client.request as AnyCall)(method.toLowerCase(), path, { params: { path: ids }, body }));
}
