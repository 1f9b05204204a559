/** What the server says over its socket; the document describes calls only. */
export type LiveName =
  | "accounts_updated"
  | "planning_updated"
  | "history_updated"
  | "expenses_updated"
  | "workspace_updated"
  | "lists_updated"
  | "user_workspace_updated";

/** Something changed; by whom, and which revision of the workspace it made. */
export interface LiveUpdate {
  readonly name: LiveName;
  readonly userId: string;
  readonly email: string | null;
  readonly workspaceId: string | null;
  readonly revision: number | null;
}
