/** How each operation is sent: one call each, named as the server names it. */
import { thawed } from "@/contract/schemas";
import { monthId, type Operation, type OperationName, type OperationOf } from "@/domain";
import { answered, type Answer } from "./answer";
import type { ServerClient } from "./http";

type Sent = ReturnType<typeof answered<unknown>>;

type Calls = {
  readonly [Name in OperationName]: (
    client: ServerClient,
    operation: OperationOf<Name>,
    workspaceId: string,
  ) => Sent;
};

const entry = (entry_id: string) => ({ path: { entry_id } });
const account = (account_id: string) => ({ path: { account_id } });
const category = (category_id: string) => ({ path: { category_id } });
const list = (list_id: string) => ({ path: { list_id } });
const item = (list_id: string, item_id: string) => ({ path: { list_id, item_id } });
const inside = (workspace_id: string) => ({ path: { workspace_id } });
const planning = (workspace_id: string, planning_id: string) => ({ path: { workspace_id, planning_id } });

const calls: Calls = {
  addExpenses: (client, { id, body }, workspaceId) =>
    answered(
      client.POST("/api/history/{workspace_id}/add-expenses", {
        params: inside(workspaceId),
        body: { id, ...body },
      }),
    ),
  replaceExpense: (client, { id, entryId, body }) =>
    answered(
      client.POST("/api/history/{entry_id}/replace", { params: entry(entryId), body: { id, ...body } }),
    ),
  updateHistory: (client, { id, body }) =>
    answered(client.PUT("/api/history/{entry_id}", { params: entry(id), body })),
  deleteHistory: (client, { id }) =>
    answered(client.DELETE("/api/history/{entry_id}", { params: entry(id) })),
  transfer: (client, { id, accountId, body }) =>
    answered(
      client.POST("/api/account/transfer/{account_id}", {
        params: account(accountId),
        body: { id, ...body },
      }),
    ),
  replaceTransfer: (client, { id, entryId, body }) =>
    answered(
      client.POST("/api/history/{entry_id}/replace-transfer", {
        params: entry(entryId),
        body: { id, ...body },
      }),
    ),
  createAccount: (client, { id, body }, workspaceId) =>
    answered(
      client.POST("/api/account/{workspace_id}/create", {
        params: inside(workspaceId),
        body: { id, ...body },
      }),
    ),
  updateAccount: (client, { id, body }) =>
    answered(client.PUT("/api/account/{account_id}", { params: account(id), body })),
  deleteAccount: (client, { id }) =>
    answered(client.DELETE("/api/account/{account_id}", { params: account(id) })),
  restoreAccount: (client, { id }) =>
    answered(client.PUT("/api/account/{account_id}/restore", { params: account(id) })),
  setMainAccount: (client, { id, body }) =>
    answered(client.PUT("/api/account/{account_id}/main-account", { params: account(id), body })),
  orderAccounts: (client, { body }, workspaceId) =>
    answered(
      client.PUT("/api/account/{workspace_id}/order", { params: inside(workspaceId), body: thawed(body) }),
    ),
  createCategory: (client, { id, body }, workspaceId) =>
    answered(
      client.POST("/api/category/{workspace_id}/create", {
        params: inside(workspaceId),
        body: { id, ...body },
      }),
    ),
  updateCategory: (client, { id, body }) =>
    answered(client.PUT("/api/category/{category_id}", { params: category(id), body })),
  deleteCategory: (client, { id }) =>
    answered(client.DELETE("/api/category/{category_id}", { params: category(id) })),
  restoreCategory: (client, { id }) =>
    answered(client.PUT("/api/category/{category_id}/restore", { params: category(id) })),
  orderCategories: (client, { body }, workspaceId) =>
    answered(
      client.PUT("/api/category/{workspace_id}/order", { params: inside(workspaceId), body: thawed(body) }),
    ),
  setPlanning: (client, { id, body }, workspaceId) =>
    answered(
      client.POST("/api/planning/{workspace_id}/planning-category", {
        params: inside(workspaceId),
        body: { id, ...body },
      }),
    ),
  setPlannings: (client, { body }, workspaceId) =>
    answered(
      client.PUT("/api/planning/{workspace_id}/{planning_id}/planning", {
        params: planning(workspaceId, monthId(workspaceId, body.date)),
        body: thawed(body),
      }),
    ),
  deletePlanning: (client, { id }, workspaceId) =>
    answered(
      client.DELETE("/api/planning/{workspace_id}/delete/{planning_id}", {
        params: planning(workspaceId, id),
      }),
    ),
  restorePlanning: (client, { id }, workspaceId) =>
    answered(
      client.PUT("/api/planning/{workspace_id}/{planning_id}/restore", { params: planning(workspaceId, id) }),
    ),
  createList: (client, { id, body }, workspaceId) =>
    answered(
      client.POST("/api/list/{workspace_id}/create", {
        params: inside(workspaceId),
        body: thawed({ id, ...body }),
      }),
    ),
  updateList: (client, { id, body }) =>
    answered(client.PUT("/api/list/{list_id}", { params: list(id), body: thawed(body) })),
  deleteList: (client, { id }) => answered(client.DELETE("/api/list/{list_id}", { params: list(id) })),
  addListItem: (client, { id, listId, body }) =>
    answered(client.POST("/api/list/{list_id}/items", { params: list(listId), body: { id, ...body } })),
  updateListItem: (client, { id, listId, body }) =>
    answered(client.PUT("/api/list/{list_id}/items/{item_id}", { params: item(listId, id), body })),
  removeListItem: (client, { id, listId }) =>
    answered(client.DELETE("/api/list/{list_id}/items/{item_id}", { params: item(listId, id) })),
  updateWorkspace: (client, { id, body }) =>
    answered(client.PUT("/api/workspace/{workspace_id}", { params: inside(id), body })),
  updateSettings: (client, { body }) => answered(client.PUT("/api/settings/update", { body })),
};

/** Sends an operation; the answer is the row it made or changed. */
export function sendOperation(
  client: ServerClient,
  operation: Operation,
  workspaceId: string,
): Promise<Answer<unknown>> {
  const call = calls[operation.name] as (
    client: ServerClient,
    operation: Operation,
    workspaceId: string,
  ) => Sent;
  return call(client, operation, workspaceId);
}
