/** The texts of every area of the app, in English. An area's file holds its own top-level keys. */
import frame from "../en.json";
import accounts from "./accounts.en.json";
import activity from "./activity.en.json";
import alerts from "./alerts.en.json";
import add from "./add.en.json";
import begin from "./begin.en.json";
import category from "./category.en.json";
import signIn from "./sign-in.en.json";
import data from "./data.en.json";
import expenses from "./expenses.en.json";
import forecast from "./forecast.en.json";
import guest from "./guest.en.json";
import history from "./history.en.json";
import hosting from "./hosting.en.json";
import icons from "./icons.en.json";
import imports from "./imports.en.json";
import lists from "./lists.en.json";
import month from "./month.en.json";
import more from "./more.en.json";
import notSaved from "./not-saved.en.json";
import order from "./order.en.json";
import payees from "./payees.en.json";
import planning from "./planning.en.json";
import profile from "./profile.en.json";
import reminders from "./reminders.en.json";
import review from "./review.en.json";
import schedules from "./schedules.en.json";
import shares from "./shares.en.json";
import statistics from "./statistics.en.json";
import stocks from "./stocks.en.json";
import subscription from "./subscription.en.json";
import why from "./why.en.json";
import workspaces from "./workspaces.en.json";

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
