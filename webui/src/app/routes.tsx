/** Every address of the app and the screen it shows; a screen's code is fetched when it is first opened. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { Access } from "./access";
import { lazyScreen, type LazyScreen } from "./lazyScreen";

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

export interface ScreenRoute {
  path: string;
  frame: Frame;
  access: Access;
  /** It only changes the budget: whoever views it is told so instead. */
  edits?: boolean;
  /** The one that most visits start with comes with the app itself: nothing of it is fetched ahead. */
  screen: LazyExoticComponent<ComponentType> & Partial<LazyScreen<object>>;
}

const lists = () => import("@/features/lists/screens");
const notSaved = () => import("@/features/not-saved/screens");
const profile = () => import("@/features/profile/screens");
const server = () => import("@/features/server/screens");
const signIn = () => import("@/features/sign-in/screens");
const stocks = () => import("@/features/stocks/screens");
const workspaces = () => import("@/features/workspaces/screens");

const Account = lazyScreen(() => import("@/features/accounts/page"), "default");
const Accounts = lazyScreen(() => import("@/features/accounts"), "default");
const Activity = lazyScreen(() => import("@/features/activity"), "default");
const Add = lazyScreen(() => import("@/features/add"), "default");
const Alerts = lazyScreen(() => import("@/features/alerts"), "default");
const Category = lazyScreen(() => import("@/features/planning/page"), "default");
const Currencies = lazyScreen(() => import("@/features/currencies"), "default");
const Data = lazyScreen(() => import("@/features/data"), "default");
const DeleteAccount = lazyScreen(profile, "DeleteAccount");
const EmailForm = lazyScreen(profile, "EmailForm");
const Expenses = lazy(() => import("./ExpensesScreen"));
const Forecast = lazyScreen(() => import("@/features/statistics/forecast"), "default");
const ForgotPassword = lazyScreen(signIn, "ForgotPassword");
const History = lazyScreen(() => import("@/features/history"), "default");
const Imports = lazyScreen(() => import("@/features/imports"), "default");
const Invitation = lazyScreen(workspaces, "Invitation");
const List = lazyScreen(lists, "List");
const Lists = lazyScreen(lists, "Lists");
const Login = lazyScreen(signIn, "Login");
const More = lazyScreen(() => import("@/features/more"), "default");
const NameForm = lazyScreen(profile, "NameForm");
const NewToken = lazyScreen(profile, "NewToken");
const NewWorkspace = lazyScreen(workspaces, "NewWorkspace");
const PasswordForm = lazyScreen(profile, "PasswordForm");
const NotSaved = lazyScreen(notSaved, "NotSaved");
const Settle = lazyScreen(notSaved, "Settle");
const Picture = lazyScreen(profile, "Picture");
const Planning = lazyScreen(() => import("@/features/planning"), "default");
const Profile = lazyScreen(profile, "Profile");
const ProviderCallback = lazyScreen(signIn, "ProviderCallback");
const Reminders = lazyScreen(() => import("@/features/reminders"), "default");
const ResetPassword = lazyScreen(signIn, "ResetPassword");
const Review = lazyScreen(() => import("@/features/expenses/review/Review"), "default");
const Schedules = lazyScreen(() => import("@/features/schedules"), "default");
const Server = lazyScreen(server, "Server");
const ServerInvitation = lazyScreen(server, "ServerInvitation");
const ServerUser = lazyScreen(server, "ServerUser");
const Sessions = lazyScreen(profile, "Sessions");
const SignUp = lazyScreen(signIn, "SignUp");
const Statistics = lazyScreen(() => import("@/features/statistics"), "default");
const Stocks = lazyScreen(stocks, "Stocks");
const StockQuote = lazyScreen(stocks, "StockQuote");
const Subscription = lazyScreen(() => import("@/features/subscription"), "default");
const Tokens = lazyScreen(profile, "Tokens");
const VerifyEmail = lazyScreen(profile, "VerifyEmail");
const Welcome = lazyScreen(() => import("@/features/sign-in/Welcome"), "default");
const Workspace = lazyScreen(workspaces, "Workspace");
const Workspaces = lazyScreen(workspaces, "Workspaces");

export const ROUTES: readonly ScreenRoute[] = [
  { path: "/", frame: "public", access: "nobody", screen: Welcome },
  { path: "/login", frame: "public", access: "nobody", screen: Login },
  { path: "/sign-up", frame: "public", access: "nobody", screen: SignUp },
  { path: "/forgot-password", frame: "public", access: "nobody", screen: ForgotPassword },
  { path: "/reset-password", frame: "public", access: "nobody", screen: ResetPassword },
  { path: "/google", frame: "public", access: "notUser", screen: ProviderCallback },
  { path: "/apple", frame: "public", access: "notUser", screen: ProviderCallback },
  { path: "/accounts", frame: "actions", access: "anybody", screen: Accounts },
  { path: "/accounts/:accountId", frame: "inner", access: "anybody", screen: Account },
  { path: "/planning", frame: "main", access: "anybody", screen: Planning },
  { path: "/planning/lists", frame: "main", access: "anybody", screen: Lists },
  { path: "/planning/lists/:listId", frame: "inner", access: "anybody", screen: List },
  { path: "/categories/:categoryId", frame: "inner", access: "anybody", screen: Category },
  { path: "/expenses", frame: "main", access: "anybody", screen: Expenses },
  { path: "/expenses/review", frame: "step", access: "anybody", screen: Review },
  { path: "/history", frame: "main", access: "anybody", screen: History },
  { path: "/history/activity", frame: "main", access: "user", screen: Activity },
  { path: "/statistics", frame: "main", access: "anybody", screen: Statistics },
  { path: "/forecast", frame: "inner", access: "anybody", screen: Forecast },
  { path: "/profile", frame: "inner", access: "anybody", screen: More },
  { path: "/profile/me", frame: "inner", access: "user", screen: Profile },
  { path: "/profile/delete", frame: "inner", access: "user", screen: DeleteAccount },
  { path: "/profile/email", frame: "inner", access: "user", screen: EmailForm },
  { path: "/profile/name", frame: "inner", access: "user", screen: NameForm },
  { path: "/profile/not-saved", frame: "inner", access: "user", screen: NotSaved },
  { path: "/profile/not-saved/:sequence", frame: "step", access: "user", screen: Settle },
  { path: "/profile/password", frame: "inner", access: "user", screen: PasswordForm },
  { path: "/profile/picture", frame: "inner", access: "user", screen: Picture },
  { path: "/profile/sessions", frame: "inner", access: "user", screen: Sessions },
  { path: "/profile/tokens", frame: "inner", access: "user", screen: Tokens },
  { path: "/profile/tokens/new", frame: "inner", access: "user", screen: NewToken },
  { path: "/profile/verify-email", frame: "inner", access: "user", screen: VerifyEmail },
  { path: "/profile/workspace", frame: "inner", access: "user", screen: Workspaces },
  { path: "/workspace", frame: "inner", access: "user", screen: Workspaces },
  { path: "/workspace/new", frame: "step", access: "user", screen: NewWorkspace },
  { path: "/workspace/invitation/:workspaceId", frame: "step", access: "user", screen: Invitation },
  { path: "/workspace/:workspaceId", frame: "step", access: "user", screen: Workspace },
  { path: "/currencies", frame: "inner", access: "user", screen: Currencies },
  { path: "/stocks", frame: "inner", access: "anybody", screen: Stocks },
  { path: "/stocks/:symbol", frame: "inner", access: "user", screen: StockQuote },
  { path: "/alerts", frame: "inner", access: "anybody", screen: Alerts },
  { path: "/reminder", frame: "inner", access: "user", screen: Reminders },
  { path: "/schedules", frame: "inner", access: "anybody", screen: Schedules },
  { path: "/server", frame: "inner", access: "user", screen: Server },
  { path: "/server/invite", frame: "inner", access: "user", screen: ServerInvitation },
  { path: "/server/users/:userId", frame: "inner", access: "user", screen: ServerUser },
  { path: "/subscription", frame: "inner", access: "anybody", screen: Subscription },
  { path: "/data", frame: "inner", access: "anybody", screen: Data },
  { path: "/data/import", frame: "step", access: "anybody", edits: true, screen: Imports },
  { path: "/add", frame: "none", access: "anybody", edits: true, screen: Add },
];

/** Addresses that lead on to another. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: "/budget", to: "/accounts" },
  { from: "/budget/accounts", to: "/accounts" },
  { from: "/budget/planning", to: "/planning" },
  { from: "/budget/lists", to: "/planning/lists" },
  { from: "/accounts/basic", to: "/accounts" },
  { from: "/accounts/debt", to: "/accounts?tab=debt" },
  { from: "/accounts/total", to: "/accounts?tab=total" },
];
