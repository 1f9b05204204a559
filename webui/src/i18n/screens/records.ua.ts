/** The texts of what was booked, and of what is made of it, in Ukrainian. */
import category from "./category.ua.json";
import forecast from "./forecast.ua.json";
import history from "./history.ua.json";
import payees from "./payees.ua.json";
import schedules from "./schedules.ua.json";
import settle from "./settle.ua.json";
import statistics from "./statistics.ua.json";

export default { ...category, ...forecast, ...history, ...payees, ...schedules, ...settle, ...statistics };
