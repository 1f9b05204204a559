/** How each operation is sent: one line each, named as the server names it. */
import { monthId, type Operation, type OperationName, type OperationOf } from "@/domain";
import type { Request } from "./http";
import type { Schema } from "@/contract/schemas";

type Requests = {
  readonly [Name in OperationName]: (operation: OperationOf<Name>, workspaceId: string) => Request;
};

const requests: Requests = {
  addExpenses: ({ id, body }, workspaceId) =>
    post(`/history/${workspaceId}/add-expenses`, { id, ...body } satisfies Schema<"AddExpense">),
  replaceExpense: ({ id, entryId, body }) =>
    post(`/history/${entryId}/replace`, { id, ...body } satisfies Schema<"AddExpense">),
  updateHistory: ({ id, body }) => put(`/history/${id}`, body satisfies Schema<"HistoryUpdate">),
  deleteHistory: ({ id }) => remove(`/history/${id}`),
  transfer: ({ id, accountId, body }) =>
    post(`/account/transfer/${accountId}`, { id, ...body } satisfies Schema<"Transfer">),
  createAccount: ({ id, body }, workspaceId) =>
    post(`/account/${workspaceId}/create`, { id, ...body } satisfies Schema<"AccountCreate">),
  updateAccount: ({ id, body }) => put(`/account/${id}`, body satisfies Schema<"AccountUpdate">),
  deleteAccount: ({ id }) => remove(`/account/${id}`),
  restoreAccount: ({ id }) => put(`/account/${id}/restore`),
  setMainAccount: ({ id, body }) => put(`/account/${id}/main-account`, body satisfies Schema<"MainAccount">),
  createCategory: ({ id, body }, workspaceId) =>
    post(`/category/${workspaceId}/create`, { id, ...body } satisfies Schema<"CategoryCreate">),
  updateCategory: ({ id, body }) => put(`/category/${id}`, body satisfies Schema<"CategoryUpdate">),
  deleteCategory: ({ id }) => remove(`/category/${id}`),
  restoreCategory: ({ id }) => put(`/category/${id}/restore`),
  setPlanning: ({ id, body }, workspaceId) =>
    post(`/planning/${workspaceId}/planning-category`, { id, ...body } satisfies Schema<"PlanningSet">),
  setPlannings: ({ body }, workspaceId) =>
    put(
      `/planning/${workspaceId}/${monthId(workspaceId, body.date)}/planning`,
      body satisfies Schema<"PlanningsSet">,
    ),
  deletePlanning: ({ id }, workspaceId) => remove(`/planning/${workspaceId}/delete/${id}`),
  restorePlanning: ({ id }, workspaceId) => put(`/planning/${workspaceId}/${id}/restore`),
  createList: ({ id, body }, workspaceId) =>
    post(`/list/${workspaceId}/create`, { id, ...body } satisfies Schema<"ListCreate">),
  updateList: ({ id, body }) => put(`/list/${id}`, body satisfies Schema<"ListUpdate">),
  deleteList: ({ id }) => remove(`/list/${id}`),
  updateWorkspace: ({ id, body }) => put(`/workspace/${id}`, body satisfies Schema<"WorkspaceUpdate">),
  updateSettings: ({ body }) => put("/settings/update", body satisfies Schema<"SettingsUpdate">),
};

export function requestOf(operation: Operation, workspaceId: string): Request {
  const request = requests[operation.name] as (operation: Operation, workspaceId: string) => Request;
  return request(operation, workspaceId);
}

function post(path: string, body: unknown): Request {
  return { method: "POST", path, body };
}

function put(path: string, body?: unknown): Request {
  return body === undefined ? { method: "PUT", path } : { method: "PUT", path, body };
}

function remove(path: string): Request {
  return { method: "DELETE", path };
}
