/** The pages of what was not saved: one chunk. */
export { default as NotSaved } from "./index";
export { default as Settle } from "./settle";
