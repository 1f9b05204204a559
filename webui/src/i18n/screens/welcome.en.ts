/** The texts of the welcome page, in English. */
import frame from "../en.json";
import signIn from "./sign-in.en.json";

export default { ...frame, ...signIn };
