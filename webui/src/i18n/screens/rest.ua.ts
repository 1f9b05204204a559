/** The texts of every other screen, in Ukrainian. */
import activity from "./activity.ua.json";
import alerts from "./alerts.ua.json";
import add from "./add.ua.json";
import begin from "./begin.ua.json";
import comeFrom from "./come-from.ua.json";
import data from "./data.ua.json";
import join from "./join.ua.json";
import later from "./later.ua.json";
import guest from "./guest.ua.json";
import hosting from "./hosting.ua.json";
import icons from "./icons.ua.json";
import imports from "./imports.ua.json";
import more from "./more.ua.json";
import names from "./names.ua.json";
import notSaved from "./not-saved.ua.json";
import profile from "./profile.ua.json";
import reminders from "./reminders.ua.json";
import review from "./review.ua.json";
import settings from "./settings.ua.json";
import shares from "./shares.ua.json";
import stocks from "./stocks.ua.json";
import subscription from "./subscription.ua.json";
import why from "./why.ua.json";
import workspaces from "./workspaces.ua.json";

export default {
  ...activity,
  ...alerts,
  ...add,
  ...begin,
  ...comeFrom,
  ...data,
  ...join,
  ...later,
  ...guest,
  ...hosting,
  ...icons,
  ...imports,
  ...more,
  ...names,
  ...notSaved,
  ...profile,
  ...reminders,
  ...review,
  ...settings,
  ...shares,
  ...stocks,
  ...subscription,
  ...why,
  ...workspaces,
};
