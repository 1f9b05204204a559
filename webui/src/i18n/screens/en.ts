/** The texts of every area of the app, in English. An area's file holds its own top-level keys. */
import frame from "../en.json";
import budget from "./budget.en";
import first from "./first.en";
import records from "./records.en";
import rest from "./rest.en";
import signIn from "./sign-in.en.json";

export default { ...frame, ...signIn, ...first, ...budget, ...records, ...rest };
