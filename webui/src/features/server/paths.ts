/** The addresses of the pages about the server. */
export const MORE = "/profile";
export const SERVER = "/server";
export const INVITE = "/server/invite";

/** The page of one user. */
export function userPath(userId: string): string {
  return `/server/users/${userId}`;
}
