/** The pages of lists: one chunk. */
export { default as List } from "./list/List";
export { default as Lists } from "./index";
