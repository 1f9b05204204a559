/**
 * Frame of a screen:
 * - `main`: the tabs, and the top bar with workspace and balance
 * - `actions`: the same, with the screen's own buttons (TopBarEnd) in place of the balance
 * - `inner`: the tabs; the screen has a PageBar
 * - `step`: the same, but an ActionBar in place of the tabs
 * - `public`: the logo of the pages before signing in
 * - `none`: nothing
 */
export type Frame = "main" | "actions" | "inner" | "step" | "public" | "none";
