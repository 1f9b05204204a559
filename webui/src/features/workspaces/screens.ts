/** The pages and sheets of workspaces: one chunk. */
export { default as Invitation } from "./invitation/Invitation";
export { default as LostWorkspace } from "./lost/LostWorkspace";
export { default as Names } from "./names/Names";
export { default as NewWorkspace } from "./form/NewWorkspace";
export { default as Switcher } from "./Switcher";
export { default as Workspace } from "./Workspace";
export { default as Workspaces } from "./index";
