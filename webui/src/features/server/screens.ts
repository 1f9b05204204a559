/** The pages of who owns the server: one chunk. */
export { default as Server } from "./index";
export { default as ServerInvitation } from "./NewInvitation";
export { default as ServerUser } from "./User";
