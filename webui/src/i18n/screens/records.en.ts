/** The texts of what was booked, and of what is made of it, in English. */
import category from "./category.en.json";
import forecast from "./forecast.en.json";
import history from "./history.en.json";
import payees from "./payees.en.json";
import schedules from "./schedules.en.json";
import settle from "./settle.en.json";
import statistics from "./statistics.en.json";

export default { ...category, ...forecast, ...history, ...payees, ...schedules, ...settle, ...statistics };
