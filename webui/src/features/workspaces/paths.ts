/** Addresses of the pages about workspaces, and of what they lead to. */
export const WORKSPACES = "/workspace";
export const NEW_WORKSPACE = "/workspace/new";
export const VERIFY_EMAIL = "/profile/verify-email";
export const MORE = "/profile";

export const workspacePath = (id: string) => `${WORKSPACES}/${id}`;
export const invitationPath = (id: string) => `${WORKSPACES}/invitation/${id}`;
