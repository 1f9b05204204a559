/** Every address of the app and the screen it shows; a screen's code is fetched when it is first opened. */
import type { Access } from "./access";
import type { Frame } from "./frame";
import { laterScreen, lazyScreen, type LazyScreen } from "./lazyScreen";

export interface ScreenRoute {
  path: string;
  frame: Frame;
  access: Access;
  /** It only changes the budget: whoever views it is told so instead. */
  edits?: boolean;
  /** Address of the list that it stands beside from 900 px; both have one screen. */
  list?: string;
  screen: LazyScreen<object>;
}

const Accounts = laterScreen("accounts", "default", "budget");
const Activity = laterScreen("activity", "default");
const Add = laterScreen("add", "default");
const Category = laterScreen("planningPage", "default", "tabs");
const Currencies = laterScreen("currencies", "default");
const Data = laterScreen("data", "default");
const DeleteAccount = laterScreen("profile", "DeleteAccount");
const EmailForm = laterScreen("profile", "EmailForm");
const Expenses = lazyScreen(() => import("./ExpensesScreen"), "default", "first");
const Forecast = laterScreen("statisticsForecast", "default");
const ForgotPassword = laterScreen("signIn", "ForgotPassword");
const History = laterScreen("history", "default", "records");
const Imports = laterScreen("imports", "default");
const Migration = laterScreen("migration", "default");
const Join = laterScreen("signIn", "Join");
const Invitation = laterScreen("workspaces", "Invitation");
const Lists = laterScreen("lists", "default", "budget");
const Login = laterScreen("signIn", "Login");
const More = laterScreen("more", "default");
const NameForm = laterScreen("profile", "NameForm");
const NewToken = laterScreen("profile", "NewToken");
const NewWorkspace = laterScreen("workspaces", "NewWorkspace");
const PasswordForm = laterScreen("profile", "PasswordForm");
const Names = laterScreen("workspaces", "Names");
const Notifications = laterScreen("notifications", "default");
const NotSaved = laterScreen("notSaved", "NotSaved");
const Settle = laterScreen("notSaved", "Settle");
const Payees = laterScreen("payees", "Payees");
const Picture = laterScreen("profile", "Picture");
const Planning = laterScreen("planning", "default", "budget");
const Profile = laterScreen("profile", "Profile");
const ProviderCallback = laterScreen("signIn", "ProviderCallback");
const ResetPassword = laterScreen("signIn", "ResetPassword");
const Review = laterScreen("expensesReview", "default");
const Schedules = laterScreen("schedules", "default");
const Server = laterScreen("server", "Server");
const ServerInvitation = laterScreen("server", "ServerInvitation");
const ServerUser = laterScreen("server", "ServerUser");
const Settings = laterScreen("settings", "default");
const SettleUp = laterScreen("settle", "default");
const Security = laterScreen("profile", "Security");
const Sessions = laterScreen("profile", "Sessions");
const SignUp = laterScreen("signIn", "SignUp");
const Statistics = laterScreen("statistics", "default", "records");
const Stocks = laterScreen("stocks", "Stocks");
const StockQuote = laterScreen("stocks", "StockQuote");
const Subscription = laterScreen("subscription", "default");
const Tags = laterScreen("payees", "Tags");
const Tokens = laterScreen("profile", "Tokens");
const VerifyEmail = laterScreen("profile", "VerifyEmail");
const Welcome = lazyScreen(() => import("@/features/sign-in/Welcome"), "default", "welcome");
const Workspace = laterScreen("workspaces", "Workspace");
const Workspaces = laterScreen("workspaces", "Workspaces");

export const ROUTES: readonly ScreenRoute[] = [
  { path: "/", frame: "public", access: "nobody", screen: Welcome },
  { path: "/login", frame: "public", access: "nobody", screen: Login },
  { path: "/sign-up", frame: "public", access: "nobody", screen: SignUp },
  { path: "/forgot-password", frame: "public", access: "nobody", screen: ForgotPassword },
  { path: "/reset-password", frame: "public", access: "nobody", screen: ResetPassword },
  { path: "/join/:code", frame: "public", access: "everybody", screen: Join },
  { path: "/google", frame: "public", access: "notUser", screen: ProviderCallback },
  { path: "/apple", frame: "public", access: "notUser", screen: ProviderCallback },
  { path: "/accounts", frame: "actions", access: "anybody", screen: Accounts },
  { path: "/accounts/:accountId", frame: "inner", access: "anybody", list: "/accounts", screen: Accounts },
  { path: "/planning", frame: "main", access: "anybody", screen: Planning },
  { path: "/planning/lists", frame: "actions", access: "anybody", screen: Lists },
  {
    path: "/planning/lists/:listId",
    frame: "inner",
    access: "anybody",
    list: "/planning/lists",
    screen: Lists,
  },
  { path: "/categories/:categoryId", frame: "inner", access: "anybody", screen: Category },
  { path: "/expenses", frame: "main", access: "anybody", screen: Expenses },
  { path: "/expenses/review", frame: "step", access: "anybody", screen: Review },
  { path: "/history", frame: "main", access: "anybody", screen: History },
  { path: "/history/activity", frame: "inner", access: "user", screen: Activity },
  { path: "/history/settle", frame: "inner", access: "anybody", screen: SettleUp },
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
  { path: "/profile/security", frame: "inner", access: "user", screen: Security },
  { path: "/profile/tokens", frame: "inner", access: "user", screen: Tokens },
  { path: "/profile/tokens/new", frame: "inner", access: "user", screen: NewToken },
  { path: "/profile/verify-email", frame: "inner", access: "user", screen: VerifyEmail },
  { path: "/profile/workspace", frame: "inner", access: "user", screen: Workspaces },
  { path: "/workspace", frame: "inner", access: "user", screen: Workspaces },
  { path: "/workspace/new", frame: "step", access: "user", screen: NewWorkspace },
  { path: "/workspace/invitation/:workspaceId", frame: "step", access: "user", screen: Invitation },
  { path: "/workspace/:workspaceId", frame: "step", access: "user", screen: Workspace },
  { path: "/names", frame: "inner", access: "anybody", screen: Names },
  { path: "/currencies", frame: "inner", access: "user", screen: Currencies },
  { path: "/settings", frame: "inner", access: "anybody", screen: Settings },
  { path: "/stocks", frame: "inner", access: "anybody", screen: Stocks },
  { path: "/stocks/:symbol", frame: "inner", access: "user", screen: StockQuote },
  { path: "/alerts", frame: "inner", access: "anybody", screen: Notifications },
  { path: "/reminder", frame: "inner", access: "user", screen: Notifications },
  { path: "/payees", frame: "inner", access: "anybody", screen: Payees },
  { path: "/tags", frame: "inner", access: "anybody", screen: Tags },
  { path: "/schedules", frame: "inner", access: "anybody", screen: Schedules },
  { path: "/server", frame: "inner", access: "user", screen: Server },
  { path: "/server/invite", frame: "inner", access: "user", screen: ServerInvitation },
  { path: "/server/users/:userId", frame: "inner", access: "user", screen: ServerUser },
  { path: "/subscription", frame: "inner", access: "anybody", screen: Subscription },
  { path: "/data", frame: "inner", access: "anybody", screen: Data },
  { path: "/data/import", frame: "step", access: "anybody", edits: true, screen: Imports },
  { path: "/data/come-from", frame: "step", access: "anybody", screen: Migration },
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
