/** The pages of a person: one chunk. */
export { default as DeleteAccount } from "./deletion/DeleteAccount";
export { default as EmailForm } from "./email/EmailForm";
export { default as NameForm } from "./NameForm";
export { default as NewToken } from "./tokens/NewToken";
export { default as PasswordForm } from "./PasswordForm";
export { default as Picture } from "./picture/Picture";
export { default as Profile } from "./index";
export { default as Security } from "./security/Security";
export { default as Sessions } from "./sessions/Sessions";
export { default as Tokens } from "./tokens/Tokens";
export { default as VerifyEmail } from "./email/VerifyEmail";
