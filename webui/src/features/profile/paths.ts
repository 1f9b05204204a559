/** The addresses of the pages about the person. */
export const MORE = "/profile";
export const PROFILE = "/profile/me";
export const NAME = "/profile/name";
export const PICTURE = "/profile/picture";
export const EMAIL = "/profile/email";
export const VERIFY_EMAIL = "/profile/verify-email";
export const PASSWORD = "/profile/password";
export const SECURITY = "/profile/security";
export const SESSIONS = "/profile/sessions";
export const TOKENS = "/profile/tokens";
export const NEW_TOKEN = "/profile/tokens/new";
export const DELETE = "/profile/delete";
