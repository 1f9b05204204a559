/** The server: sign-in, what it knows of a budget, and operations sent to it. */
import type { Operation } from "@/domain";
import type { Answer, Call } from "./http";
import { requestOf } from "./requests";
import type { CurrencyRates, HistoryPage, Login, Schema, SignUp, User } from "@/contract/schemas";

export interface HistoryQuery {
  readonly cursor?: string;
  readonly limit?: number;
}

/** One function per read call, named by its operation; `send` takes any operation. */
export function createRemote(call: Call) {
  const get = <T>(path: string, query: HistoryQuery & { date?: string; baseCurrency?: string } = {}) =>
    call<T>({ method: "GET", path, query: { ...query } });
  return {
    signUp: (body: SignUp) => call<User>({ method: "POST", path: "/user/signup", body }),
    login: (body: Login) => call<User>({ method: "POST", path: "/user/login", body }),
    logout: () => call<{ ok: boolean }>({ method: "POST", path: "/user/logout" }),
    getMe: () => get<User>("/user/me"),
    getSettings: () => get<Schema<"Settings">>("/settings"),
    listWorkspaces: () => get<readonly Schema<"Workspace">[]>("/workspace/my"),
    listAccounts: (workspaceId: string) =>
      get<readonly Schema<"Account">[]>(`/account/my/${workspaceId}/new`),
    listDeletedAccounts: (workspaceId: string) =>
      get<readonly Schema<"Account">[]>(`/account/my/${workspaceId}/deleted`),
    listAccountHistory: (workspaceId: string) =>
      get<readonly Schema<"AccountHistoryEntry">[]>(`/account/my/account-history/${workspaceId}`),
    listCategories: (workspaceId: string) =>
      get<readonly Schema<"Category">[]>(`/category/${workspaceId}/list`),
    listDeletedCategories: (workspaceId: string) =>
      get<readonly Schema<"Category">[]>(`/category/my/${workspaceId}/deleted`),
    getPlanning: (workspaceId: string, date: string) =>
      get<Schema<"Planning">>(`/planning/${workspaceId}/list`, { date }),
    listLists: (workspaceId: string) => get<readonly Schema<"List">[]>(`/list/${workspaceId}`),
    listHistory: (workspaceId: string, query: HistoryQuery) =>
      get<HistoryPage>(`/history/${workspaceId}/list-new`, query),
    getRates: () => get<CurrencyRates>("/currency"),
    getRatesBy: (baseCurrency: string) => get<CurrencyRates>("/currency/by", { baseCurrency }),
    send: (operation: Operation, workspaceId: string): Promise<Answer<unknown>> =>
      call(requestOf(operation, workspaceId)),
  };
}

export type Remote = ReturnType<typeof createRemote>;
