/** The texts of the welcome page, in Ukrainian. */
import frame from "../ua.json";
import signIn from "./sign-in.ua.json";

export default { ...frame, ...signIn };
