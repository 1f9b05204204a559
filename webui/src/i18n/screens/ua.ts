/** The texts of every area of the app, in Ukrainian. An area's file holds its own top-level keys. */
import frame from "../ua.json";
import budget from "./budget.ua";
import first from "./first.ua";
import records from "./records.ua";
import rest from "./rest.ua";
import signIn from "./sign-in.ua.json";

export default { ...frame, ...signIn, ...first, ...budget, ...records, ...rest };
