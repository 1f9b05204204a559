/** The texts of every other screen, in English. */
import activity from "./activity.en.json";
import alerts from "./alerts.en.json";
import add from "./add.en.json";
import begin from "./begin.en.json";
import comeFrom from "./come-from.en.json";
import data from "./data.en.json";
import join from "./join.en.json";
import later from "./later.en.json";
import guest from "./guest.en.json";
import hosting from "./hosting.en.json";
import icons from "./icons.en.json";
import imports from "./imports.en.json";
import more from "./more.en.json";
import names from "./names.en.json";
import notSaved from "./not-saved.en.json";
import profile from "./profile.en.json";
import reminders from "./reminders.en.json";
import review from "./review.en.json";
import settings from "./settings.en.json";
import shares from "./shares.en.json";
import stocks from "./stocks.en.json";
import subscription from "./subscription.en.json";
import why from "./why.en.json";
import workspaces from "./workspaces.en.json";

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
