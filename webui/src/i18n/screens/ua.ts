/** The texts of every area of the app, in Ukrainian. An area's file holds its own top-level keys. */
import frame from "../ua.json";
import accounts from "./accounts.ua.json";
import activity from "./activity.ua.json";
import alerts from "./alerts.ua.json";
import add from "./add.ua.json";
import begin from "./begin.ua.json";
import category from "./category.ua.json";
import signIn from "./sign-in.ua.json";
import data from "./data.ua.json";
import expenses from "./expenses.ua.json";
import forecast from "./forecast.ua.json";
import guest from "./guest.ua.json";
import history from "./history.ua.json";
import hosting from "./hosting.ua.json";
import icons from "./icons.ua.json";
import imports from "./imports.ua.json";
import lists from "./lists.ua.json";
import month from "./month.ua.json";
import more from "./more.ua.json";
import notSaved from "./not-saved.ua.json";
import order from "./order.ua.json";
import payees from "./payees.ua.json";
import planning from "./planning.ua.json";
import profile from "./profile.ua.json";
import reminders from "./reminders.ua.json";
import review from "./review.ua.json";
import schedules from "./schedules.ua.json";
import shares from "./shares.ua.json";
import statistics from "./statistics.ua.json";
import stocks from "./stocks.ua.json";
import subscription from "./subscription.ua.json";
import why from "./why.ua.json";
import workspaces from "./workspaces.ua.json";

export default {
  ...frame,
  ...accounts,
  ...activity,
  ...alerts,
  ...add,
  ...begin,
  ...category,
  ...signIn,
  ...data,
  ...expenses,
  ...forecast,
  ...guest,
  ...history,
  ...hosting,
  ...icons,
  ...imports,
  ...lists,
  ...month,
  ...more,
  ...notSaved,
  ...order,
  ...payees,
  ...planning,
  ...profile,
  ...reminders,
  ...review,
  ...schedules,
  ...shares,
  ...statistics,
  ...stocks,
  ...subscription,
  ...why,
  ...workspaces,
};
